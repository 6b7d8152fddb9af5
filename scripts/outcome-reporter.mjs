// A reporter of the unit tests for `scripts/test.mjs`: how many passed, and by name those that failed or that passed only when
// tried again. Written as JSON to the file that POMONA_OUTCOME names.
import { writeFileSync } from 'node:fs';

const firstLine = (text) => String(text ?? '').split('\n')[0];
const firstLines = (text) =>
  String(text ?? '')
    .split('\n')
    .slice(0, 4)
    .join(' ')
    .slice(0, 600);

function nameOf(test) {
  return `${test.module.relativeModuleId ?? test.module.moduleId} > ${test.fullName}`;
}

/** `errors` are those of the first try as well. */
function failureOf(test, errors) {
  return `${nameOf(test)}: ${firstLines(errors?.[0]?.message)}`;
}

export default class OutcomeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const outcome = { passed: 0, skipped: 0, failed: [], retried: [] };
    for (const module of modules) {
      for (const error of module.errors()) {
        outcome.failed.push(`${module.moduleId}: ${firstLine(error.message)}`);
      }
      for (const test of module.children.allTests()) this.#count(outcome, test);
    }
    for (const error of unhandledErrors) {
      outcome.failed.push(`outside any test: ${firstLine(error.message)}`);
    }
    writeFileSync(process.env.POMONA_OUTCOME, JSON.stringify(outcome));
  }

  #count(outcome, test) {
    const { state, errors } = test.result();
    if (state === 'failed') {
      outcome.failed.push(failureOf(test, errors));
    } else if (state === 'passed') {
      outcome.passed += 1;
      if (test.diagnostic()?.flaky) outcome.retried.push(failureOf(test, errors));
    } else outcome.skipped += 1;
  }
}
