const person =
  '(?:my|our|mi|mis|ma|mon|mes|meine[rmns]?|unsere[rmns]?|notre|nuestr[ao]|aunt|uncle|grandma|grandpa|granny|nan(?:a|ny)?|mum|mom|dad|oma|opa|mama|papa|tante|onkel|abuel[ao]|t[ií][ao]|mamie|papi|grand-m[èe]re)';
/** "Source: my mum", "Quelle: Tante Gerda", "Receta de mi abuela". */
const named =
  /^[\s*_-]{0,4}(?:source|credit|quelle|fuente|origen|origine)\s*:\s*(\p{L}[^\n:]{1,78})$/iu;
const ofPerson = new RegExp(
  `^[\\s*_-]{0,4}(?:recipe (?:from|by|of)|from|rezept von|von|(?:la )?receta de|(?:la )?recette de)\\s?:?\\s?(${person}(?![\\p{L}]).{0,60})$`,
  'iu',
);

/** Who a recipe is from, where a line says nothing else. */
export function sourceNameIn(line: string): string | null {
  const name = named.exec(line)?.[1] ?? ofPerson.exec(line)?.[1];
  return name === undefined ? null : name.trim().replace(/[.!]$/, '');
}
