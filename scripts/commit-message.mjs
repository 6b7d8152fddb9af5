// Refuses a commit message whose first line is not a conventional commit (https://www.conventionalcommits.org).
import { readFileSync } from 'node:fs';

const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const form = new RegExp(`^(${types})(\\([a-z0-9-]+\\))?!?: \\S.{0,98}$`);
const [first = ''] = readFileSync(process.argv[2], 'utf8').split('\n');

if (!form.test(first) && !/^(Merge|Revert|fixup!|squash!) /.test(first)) {
  console.error(
    `Not a conventional commit: "${first}"\nWrite "<type>(<area>): <what>", type one of ${types.replaceAll('|', ', ')}.`,
  );
  process.exit(1);
}
