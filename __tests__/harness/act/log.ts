/** What one stage of one step did. */
export interface StepRun {
  /** The job's id in the workflow file. */
  readonly job: string;
  /** The step's id; its position, from 0, where it has none. */
  readonly id: string;
  readonly name: string;
  readonly stage: 'Pre' | 'Main' | 'Post';
  /** A step that was skipped is not there at all. */
  readonly outcome: 'success' | 'failure';
  readonly outputs: Readonly<Record<string, string>>;
  /** What it left in GITHUB_STEP_SUMMARY. */
  readonly summary: string;
  /** What it printed, workflow commands such as `::error::` included. */
  readonly output: string;
}

export interface WorkflowLog {
  /** Everything, one line per message, as `[job/step] text`. */
  readonly log: string;
  readonly steps: readonly StepRun[];
  /** The summaries of all steps in their order: what the run's page would show. */
  readonly summary: string;
}

/** A line of `act --json`; its shape is act's (pkg/runner/logger.go, step.go and command.go). */
interface Entry {
  readonly msg?: string;
  readonly level?: string;
  readonly job?: string;
  readonly jobID?: string;
  readonly step?: string;
  readonly stepID?: readonly string[];
  readonly stage?: StepRun['stage'];
  readonly stepResult?: StepRun['outcome'];
  readonly raw_output?: boolean;
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
  readonly raw?: string;
}

type Draft = { -readonly [Key in keyof StepRun]: StepRun[Key] } & {
  outputs: Record<string, string>;
  ended: boolean;
};

/** Reads the lines that `act --json` printed. */
export function readLog(lines: readonly string[]): WorkflowLog {
  const drafts = new Map<string, Draft>();
  const log: string[] = [];
  for (const line of lines) {
    const entry = parse(line);
    if (entry === undefined) {
      log.push(line);
      continue;
    }
    log.push(text(entry));
    const draft = draftOf(entry, drafts);
    if (draft !== undefined) take(entry, draft);
  }
  const steps = [...drafts.values()].filter((draft) => draft.ended).map(({ ended: _, ...step }) => step);
  return { log: log.join('\n'), steps, summary: steps.map((step) => step.summary).join('') };
}

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}

function text(entry: Entry): string {
  const where = entry.job === undefined ? 'act' : [entry.job, entry.step].filter(Boolean).join('/');
  return `[${where}] ${entry.raw_output ? '| ' : ''}${entry.msg?.trimEnd() ?? ''}`;
}

function draftOf(entry: Entry, drafts: Map<string, Draft>): Draft | undefined {
  const { jobID: job, job: jobName = '', stepID, stage, step: name = '' } = entry;
  if (job === undefined || stepID === undefined || stage === undefined) return undefined;
  const id = stepID.join('/');
  const key = JSON.stringify([jobName, id, stage]);
  const draft = drafts.get(key) ?? {
    ...{ job, id, name, stage },
    ...{ outcome: 'failure' as const, outputs: {}, summary: '', output: '', ended: false },
  };
  drafts.set(key, draft);
  return draft;
}

function take(entry: Entry, draft: Draft): void {
  if (entry.stepResult !== undefined) {
    draft.outcome = entry.stepResult;
    draft.ended = true;
  }
  if (entry.raw_output) draft.output += entry.msg ?? '';
  else if (entry.raw !== undefined) draft.output += entry.raw;
  if (entry.command === 'set-output' && entry.name !== undefined) draft.outputs[entry.name] = entry.arg ?? '';
  if (entry.command === 'summary') draft.summary += entry.content ?? '';
}
