import { readIfThere, replaceFile } from '../replace-file.ts';
import type { Publisher } from './publisher.ts';

/** `publish: none`: the profile goes to its place in the work tree, and what happens to it is the workflow's. */
export function workTreePublisher(profilePath: string): Publisher {
  return {
    kind: 'none',
    async look() {
      const committed = await readIfThere(profilePath);
      return committed === undefined ? {} : { committed };
    },
    async publish({ profile }) {
      await replaceFile(profilePath, profile);
      return {
        publication: {
          kind: 'none',
          operation: 'none',
          reason: 'Nothing is published (`publish: none`); the new profile is at its place in the work tree.',
        },
        findings: [],
      };
    },
    async withdraw(reason) {
      return { kind: 'none', operation: 'none', reason };
    },
  };
}
