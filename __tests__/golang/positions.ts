import { goModule } from '../harness/go-modules.ts';
import { edgeProfile } from './shapes.ts';

/** The source with the calls of the profile below. A comment of `mark NAME` ends their lines. */
const SOURCE = (goModule('positions')['lines/lines.go'] ?? '').split('\n');

/** File and line of the call with a mark, as reports write it. */
export function positionOf(mark: string): string {
  return `lines/lines.go:${indexOf(mark) + 1}`;
}

function indexOf(mark: string): number {
  const at = SOURCE.findIndex((line) => line.endsWith(`// mark ${mark}`));
  if (at < 0) throw new Error(`lines.go has no mark ${mark}`);
  return at;
}

/** Lines from the start of a function to the call in it that has this mark. */
function offsetOf(mark: string): number {
  const at = indexOf(mark);
  return at - SOURCE.findLastIndex((line, index) => index < at && line.startsWith('func '));
}

/** A profile of the module `positions`: its hot calls, with 100 samples in all. */
export function positionsProfile(): Uint8Array {
  const hot = (caller: string, callee: string, mark: string, weight: number) => {
    const full = (name: string) => (name.startsWith('main.') ? name : `example.com/positions/lines.${name}`);
    return { caller: full(caller), callee: full(callee), offset: offsetOf(mark), weight };
  };
  return edgeProfile([
    hot('(*File).At', '(*File).Find', 'find', 30),
    hot('(*File).Line', '(*File).At', 'at', 10),
    hot('First', 'Emit', 'first', 5),
    hot('Second', 'Emit', 'second', 5),
    hot('Third', 'Emit', 'third', 5),
    hot('Fourth', 'Emit', 'fourth', 5),
    hot('Flush', 'main.(*counter).Write', 'interface', 20),
    hot('Flush', '(*Log).Add', 'defer', 20),
  ]);
}
