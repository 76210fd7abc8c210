import { secretsInCommand, shownCommand } from '../../system/credentials.ts';
import { text } from '../values.ts';
import { commonOf, kind, shortened } from './kind.ts';

export const file = kind({ file: text }, (written) => ({
  kind: 'file',
  pattern: written.file,
  ...commonOf(written, written.file),
}));

export const command = kind({ command: text }, (written, _where, { mask }) => {
  // What a step has put into it by `${{ secrets.X }}`; what it prints may hold them, too.
  for (const secret of secretsInCommand(written.command)) mask(secret);
  return {
    kind: 'command',
    command: written.command,
    ...commonOf(written, `command: ${shortened(shownCommand(written.command))}`),
  };
});
