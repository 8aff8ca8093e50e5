// How many checks passed and failed, read from the reports of the tools.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './build';

export const RESULTS = path.join(ROOT, '.test-results');
mkdirSync(RESULTS, { recursive: true });

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export const total = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** The closing lines of node's TAP report. Without them the runner did not finish. */
export function countTap(tap: string): Count {
  const line = (name: string): number => {
    // The last one: what a test prints stands in the report as a comment too.
    const found = [...tap.matchAll(new RegExp(`^# ${name} (\\d+)$`, 'gm'))].at(-1)?.[1];
    if (found === undefined) throw new Error('The browser tests did not finish.');
    return Number(found);
  };
  return { passed: line('pass'), failed: line('fail') + line('cancelled') };
}

interface JestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** A suite that could not even start counts as one failure, and so does an unhappy end that names no failed test. */
export function countJest(json: string): Count {
  const report = JSON.parse(json) as JestReport;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed === 0 && !report.success ? 1 : failed };
}
