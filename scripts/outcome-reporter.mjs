// A reporter of the unit tests for `scripts/test.mjs`: how many passed, and by name those that failed or that passed only when
// tried again. Written as JSON to the file that POMONA_OUTCOME names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

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

/** The file and the test are those that ran, as Vitest notes them on the error. */
function unhandledFailureOf({ message, cause, VITEST_TEST_PATH, VITEST_TEST_NAME }) {
  const file = VITEST_TEST_PATH && relative(process.cwd(), VITEST_TEST_PATH);
  const where = [file, VITEST_TEST_NAME].filter(Boolean).join(' > ');
  const why = cause?.message === undefined ? '' : ` (${firstLine(cause.message)})`;
  return `outside any test: ${firstLine(message)}${why}${where && `, while ${where} ran`}`;
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
      outcome.failed.push(unhandledFailureOf(error));
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
