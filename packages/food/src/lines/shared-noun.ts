import { foodByName } from '../table/table.ts';

const count = String.raw`\d{1,2}`;
const and = 'and|&|und|y|et';
/** An orange and a red onion are two things, an orange and a red bell pepper are not. */
const kindBefore =
  '(?:(?:small|medium|large) )?(?:red|yellow|green|white|black|brown|purple|orange(?=.* (?:bell )?peppers?)|rote[rn]?|gelbe[rn]?|grüne[rn]?|weiße[rn]?|orangefarbene[rn]?|small|medium|large|kleine[rn]?|mittelgroße[rn]?|große[rn]?|petite?|grosse?|gros|moyen(?:ne)?)';
const kindAfter =
  '(?:(?:roj|amarill|blanc|negr|morad)[oa]s?|verdes?|rouges?|jaunes?|verte?s?|blanc(?:he)?s?|noire?s?)';

/** "1 red, 1 yellow and 1 green bell pepper". */
const nounLast = new RegExp(
  String.raw`^(?<kinds>${count} ${kindBefore}(?:, ${count} ${kindBefore})*,? (?:${and}) ${count} ${kindBefore}) (?!(?:${and}) )(?<noun>\p{L}+(?: [\p{L}’'-]+){0,4}?)(?=\s?[,;(]|$| (?:${and}|or|oder|ou|plus|with|mit|for|für|pour) )(?<rest>.*)$`,
  'iu',
);
/** "1 pimiento rojo, 1 amarillo y 1 verde". */
const nounFirst = new RegExp(
  String.raw`^(?<first>${count}) (?<noun>\p{L}[\p{L} '’-]{2,40}?) (?<kinds>${kindAfter}(?:, ${count} ${kindAfter})*,? (?:${and}) ${count} ${kindAfter})(?=\s?[,;(]|$)(?<rest>.*)$`,
  'iu',
);
const between = new RegExp(`,? (?:${and}) |, `, 'iu');

/** Repeats a noun that several counted kinds share, so that each is read as a food of its own. */
export function withRepeatedNoun(line: string): string {
  const last = nounLast.exec(line)?.groups;
  if (last?.kinds && last.noun) {
    const noun = last.noun.trim();
    const each = last.kinds.split(between).map((kind) => `${kind} ${noun}`);
    return each.join(' & ') + last.rest;
  }
  const first = nounFirst.exec(line)?.groups;
  if (!(first?.kinds && first.noun)) return line;
  const each = `${first.first} ${first.kinds}`.split(between);
  return each.map((kind) => kind.replace(' ', ` ${first.noun} `)).join(' & ') + first.rest;
}

const cutCompound = /(?<!\p{L})(\p{L}{3,})- (oder|und|&) (\p{L}{5,40})(?!\p{L})/giu;
const sharedHead =
  /(?<!\p{L})(\p{L}+) (de |d['’])(\p{L}+) (ou|o|u|et|y) (de |d['’])(\p{L}+)(?!\p{L})/giu;

/** "Hühner- oder Gemüsebrühe", "caldo de pollo o de verduras": each with the whole name of its food. */
export function withWholeNames(line: string): string {
  return line
    .replace(cutCompound, (all, first: string, or: string, second: string) => {
      const endings = Array.from({ length: second.length - 3 }, (_, at) => second.slice(at + 2));
      const ending = endings.find((one) => foodByName(first + one) !== undefined);
      return ending === undefined ? all : `${first}${ending} ${or} ${second}`;
    })
    .replace(sharedHead, (all, ...[head, of, first, or, ofOther, other]: string[]) =>
      foodByName(`${head} ${ofOther}${other}`) === undefined
        ? all
        : `${head} ${of}${first} ${or} ${head} ${ofOther}${other}`,
    );
}
