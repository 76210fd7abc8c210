import { Er as ExpectedError } from "./start.js";

// src/publish/may-only-read.ts
/** The server refuses to be written to at all: nothing was begun. */
var MayOnlyRead = class extends ExpectedError {};

export { MayOnlyRead as t };