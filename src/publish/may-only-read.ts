import { ExpectedError } from '../system/errors.ts';

/** The server refuses to be written to at all: nothing was begun. */
export class MayOnlyRead extends ExpectedError {}
