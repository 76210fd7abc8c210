// src/publish/publisher.ts
/** The reason of a publication where there was nothing to withdraw. */
const UNCHANGED = "The committed profile stays as it is.";

export { UNCHANGED as t };