import { servingsOf } from '../servings.ts';
import { titleFillers } from './chat-words.ts';

const maxTitle = 50;

/** The dish that a list is introduced with: "so for the soup", "Das Ofengemüse von gestern", "Quiche". */
export function dishIn(introduction: string, isHeading: boolean): string {
  const plain = introduction
    .replace(/^.*[!?]\s/u, '')
    .replace(titleFillers, ' ')
    .replace(/[\s,;:.…!-]+/gu, ' ')
    .trim();
  const isShort = plain.split(' ').length <= (isHeading ? 5 : 4);
  return isShort && plain.length <= maxTitle && /\p{L}{3}/u.test(plain) ? capitalised(plain) : '';
}

/** "the chickpea salad is a can of chickpeas, a pepper …", "la ensalada es un bote de garbanzos". */
const introduced =
  /^(?:\p{L}{1,8},? ){0,2}(?:the|my|la|el|mi|die|der|das|le|ma|mon) (\p{L}{3,}(?: \p{L}{2,}){0,3}) (?:is|are|es|son|ist|sind|c['’]est) (?:\d|an?|un|una|media|half|two|three|dos|tres|ein|eine|zwei|drei|une|deux|trois)(?!\p{L})/iu;

/** "Para el hummus trituras …", "Für das Rührei einfach …". */
const madeFor =
  /^(?:para (?:el|la|los|las)|für (?:das|den|die)|pour (?:le|la|les)|for the) (\p{L}{3,}(?: de \p{L}{3,})?)(?!\p{L})/iu;

export function dishBefore(sentence: string): string {
  const name = (introduced.exec(sentence) ?? madeFor.exec(sentence))?.[1];
  return name === undefined ? '' : capitalised(name);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "that pancake recipe", "Rezept für Linsensuppe", "la receta de lentejas", "la recette du gratin". */
const named = [
  /(?<!\p{L})((?:\p{L}+ ){0,1}\p{L}{3,}) recipe(?!\p{L})/iu,
  /(?<!\p{L})rezept (?:für|von) (?:de[rnm] |die |das )?(\p{L}{3,}(?: \p{L}+)?)/iu,
  /(?<!\p{L})receta (?:de|del|para)(?: la| el| las| los)? (\p{L}{3,}(?: de \p{L}+)?)/iu,
  /(?<!\p{L})recette (?:de la|de l['’]|des|du|de|d['’]) ?(\p{L}{3,}(?: (?:de|aux?) \p{L}+)?)/iu,
];

export function titleIn(dishes: readonly string[], messages: readonly string[]): string {
  const dish = dishes.find((one) => one !== '');
  if (dish !== undefined) return dish;
  const all = messages.join(' ').slice(0, 1000);
  for (const pattern of named) {
    const name = pattern.exec(all)?.[1];
    const plain = name?.replace(titleFillers, ' ').trim() ?? '';
    if (plain.length >= 3) return capitalised(plain);
  }
  return firstLine(messages);
}

/** A first message that is no more than a name: "gazpacho para 4 personas", "hi love, the salad from yesterday". */
function firstLine([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return '';
  const people = /(?:serves|for|für|para|pour) \d{1,2}/iu.exec(first);
  const withoutPeople = first.slice(0, people?.index ?? first.length);
  if (withoutPeople === first && (/\d/.test(first) || servingsOf([first]) !== null)) return '';
  return /[.?]$/.test(first) ? '' : dishIn(withoutPeople.replace(/^[^,]{1,12},\s/u, ''), true);
}
