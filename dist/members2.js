import { a as membersOfFolder, i as membersOf, n as beginsProgram, o as membersOfTar, r as holdsMembers, t as Limits } from "./members.js";

export { Limits, holdsMembers };