import { text } from '../values.ts';
import { commonOf, kind, shortened } from './kind.ts';

export const file = kind({ file: text }, (written) => ({
  kind: 'file',
  pattern: written.file,
  ...commonOf(written, written.file),
}));

export const command = kind({ command: text }, (written) => ({
  kind: 'command',
  command: written.command,
  ...commonOf(written, `command: ${shortened(written.command)}`),
}));
