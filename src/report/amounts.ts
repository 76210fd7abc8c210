import { count, fixed } from './format.ts';
import type { ProfileFacts, SourceReport } from './report.ts';

/** `1,049 samples`, with what they are worth where some count more than others. */
export function samplesInWords({ samples, effectiveSamples }: ProfileFacts): string {
  const worth = effectiveSamples === undefined ? '' : ` (weighted, worth ${fixed(effectiveSamples, 0)})`;
  return count(samples, 'sample') + worth;
}

/** `8 profiles`, and how much each counts where that is not 1. */
export function collectedInWords({ collected, weight }: SourceReport): string {
  return count(collected, 'profile') + (weight === undefined ? '' : `, weight ${weight}`);
}

/** `17 profiles of 2 builds`; undefined for what was not merged in this run. */
export function inputsInWords({ inputs, buildIds }: ProfileFacts): string | undefined {
  if (inputs === undefined) return undefined;
  return count(inputs, 'profile') + (buildIds === undefined ? '' : ` of ${count(buildIds, 'build')}`);
}
