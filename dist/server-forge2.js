import { n as missingAmong, t as ServerPublisher } from "./server-forge.js";

export { ServerPublisher };