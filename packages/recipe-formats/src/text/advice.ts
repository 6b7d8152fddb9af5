import { closing, ingredientsHeading, relatedHeading, stepsHeading } from './line-patterns.ts';

const noteWord =
  /^[\s#*_=–—-]{0,6}(?:notes? (?:de l['’]auteure?|du chef|de la r[ée]daction)|(?:(?:recipe|(?:cook|chef|author|editor)['’]?s?) )?notes?|(?:(?:(?:chef|cook)['’]?s?|my|our|pro|top) )?tips?|storage|(?:to )?make ahead|substitutions?|notizen?|anmerkungen?|hinweise?|(?:mein |unser )?tipps?|aufbewahrung|notas?(?: del? (?:la )?\p{L}{4,10})?|consejos?|trucos?|conservaci[oó]n|astuces?|conseils?|remarques?|conservation)(?!\p{L})/iu;
const behind =
  /^[\s#*_=–—-]{0,6}(?:reviews?|(?:private|cooking) notes?|faqs?|preguntas frecuentes|h[äa]ufige fragen|questions fr[ée]quentes|mehr (?:rezepte|zum)|m[áa]s recetas|plus de recettes|nutrition|n[äa]hrwert|informaci[oó]n nutricional|valeurs? nutri|(?:\d+ )?comments?|kommentare?|comentarios?|commentaires?|leave a|related|you (?:might|may)|more recipes|weitere rezepte|[äa]hnliche|recetas relacionadas|recettes similaires|share|teilen|compartir|partager|equipment|ausstattung|utensilios|ustensiles|tags?|keywords?|filed under|posted in|copyright|©|about the author|schlagw|mots[- ]cl)/iu;

const maxLines = 8;
const maxLength = 600;

/** What stands behind "Note:", empty for a heading alone; `null` for any other line. */
function noteIn(line: string): string | null {
  const word = noteWord.exec(line)?.[0];
  const rest = word === undefined ? 'none' : line.slice(word.length).trim();
  if (rest !== '' && !/^[*_:!–—-]/.test(rest)) return null;
  return rest.replace(/^[\s*_:!–—-]{1,8}/, '');
}

/** The notes and tips below the ingredients, a paragraph each. */
export function adviceIn(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => ingredientsHeading.test(line) || stepsHeading.test(line));
  const advice: string[] = [];
  for (let index = start + 1; index < lines.length && advice.length < maxLines; index += 1) {
    const inline = noteIn(lines[index] ?? '');
    if (inline === null) continue;
    advice.push(...(inline === '' ? paragraphsBelow(lines.slice(index + 1)) : [inline]));
  }
  return [...new Set(advice)];
}

function paragraphsBelow(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => line.length > maxLength || isEnd(line));
  const below = end < 0 ? lines : lines.slice(0, end);
  return below
    .map((line) => line.replace(/^(?:[-–•*▢]|\d{1,2}[.)])\s+/, ''))
    .filter((line) => /\p{L}{3}/u.test(line))
    .slice(0, maxLines);
}

const asking = /\?(?: [^.?]{0,80}!)?$/;

const isEnd = (line: string) =>
  asking.test(line) ||
  behind.test(line) ||
  relatedHeading.test(line) ||
  closing.test(line) ||
  stepsHeading.test(line) ||
  noteIn(line) !== null;

const keeping =
  /\b(?:keeps?|store[ds]?|storage|fridge|freez\w{0,3}|frozen|ahead|night before|leftovers?|reheat|days?)\b|gefr|kühlschrank|aufbewahr|einfrier|hält sich|vorbereit|vortag|nächsten tag|aufwärm|nevera|congel|conserva|con antelación|recalent|frigo|se garde|au frais|conserve|la veille|lendemain|à l['’]avance|réchauff/iu;
const swapping =
  /\b(?:swap|substitut|instead|replace|alternativ|in place of)|\b(?:statt|anstelle|ersetz|austausch|auch mit)|en lugar|en vez|sustitu|cambiar|reemplaz|à la place|au lieu|remplac/iu;

/** Advice by what it is about: what keeps, what may stand for what, and the rest. */
export function sortedAdvice(advice: readonly string[]) {
  const swap = advice.filter((text) => swapping.test(text));
  const makeAhead = advice.filter((text) => !swapping.test(text) && keeping.test(text));
  const other = advice.filter((text) => !swap.includes(text) && !makeAhead.includes(text));
  return { swap, makeAhead, other };
}

const advising =
  /^(?:you (?:can|could|may)|(?:it|they|this|these) (?:also |will )?(?:keeps?|freezes?)|(?:also )?keeps|freezes|leftovers|store|tip|(?:du|man|ihr|sie) (?:kannst|kann|könnt|können)|h[äa]lt sich|l[äa]sst sich|statt|anstelle|reste|se (?:puede|pueden|conserva|congela)|puedes?|si no tienes|(?:vous|on|tu) (?:pouvez|peut|peux)|se (?:garde|conserve|cong[èe]le)|à la place)(?!\p{L})/iu;

/** "Do you still have my pan?" at the end of a line. */
const question = /(?<=^|[.!]\s)\p{Lu}[^.!?]{3,120}\?$/u;

export function stepsAndAdvice(lines: readonly string[]): [string[], string[]] {
  const isAdvice = (line: string, index: number) =>
    index > 0 && advising.test(line) && (swapping.test(line) || keeping.test(line));
  const kept = lines.map((line) => line.replace(question, ''));
  return [
    kept.filter((line, index) => !isAdvice(line, index)),
    kept.filter((line, index) => isAdvice(line, index)),
  ];
}
