import { isOfPageWords } from './page-words.ts';

/** Words of buttons, votes and advertisements that copies of pages carry; whole lines or sentences, in four languages. */
const buttons =
  'print(?: (?:this )?recipe)?|pin(?: (?:this )?recipe)?|save(?: (?:this )?recipe| this for later)?|rate(?: this recipe)?|share(?: this(?: recipe)?)?|report|reply|jump to (?:the )?(?:recipe|video)|add to (?:favou?rites|collection|cart)|leave a (?:comment|review)|buy now|drucken|rezept (?:drucken|bewerten|merken|speichern)|zum rezept(?: springen)?|springe zu rezept|speichern(?: nicht vergessen)?|teilen|bewerten|merken|in den warenkorb|imprimir(?: la)?(?: receta)?|ir a la receta|saltar a la receta|guardar(?: receta)?|compartir|valorar(?: receta)?|a[ñn]adir a favoritos|imprimer(?: la recette)?|aller [àa] la recette|enregistrer|partager|noter(?: cette recette| la recette)?|ajouter [àa] (?:mes|vos) favoris';
const notices =
  'advertisements?|sponsored(?: content)?|ad|anzeige|werbung|publicidad|anuncios?|publicit[ée]|continue reading|scroll to continue|cook mode.{0,80}|(?:us customary|metric|metrisch|métrico|métrique)(?: ?[-–|/] ?(?:us customary|metric))?|half|double|triple|halbe menge|doppelte menge|units?(?: (?:us|usm|m|metric))+|(?:scale:? ?)?(?:(?:½|1/2|0\\.5|\\d) ?x ?){1,5}';
const phrase = new RegExp(`^(?:${buttons}|${notices})(?=\\s|$)`, 'iu');
const maxPhrases = 4;

const opinions =
  'votes?|votos?|reviews?|ratings?|stars?|bewertung(?:en)?|stimmen?|sternen?|valoraci[oó]n(?:es)?|opini[oó]n(?:es)?|avis|[ée]toiles?|notes?';
/** "4.9 from 32 votes", "4,6/5 (234 avis)", "4,5 (212)"; a weight is none of these. */
const votes = new RegExp(
  `^\\d(?:[.,]\\d{1,2})?(?: ?/ ?5)?(?: (?:from|of|out of|von|aus|de|sur|bei))?(?: \\(?\\d{1,6})? ?(?:${opinions})\\)?$|^\\d[.,]\\d{1,2}(?: ?/ ?5)? ?\\(\\d{1,6}\\)$|^(?:no|\\d{1,6}) (?:${opinions})(?: yet)?$`,
  'iu',
);

/** What such lines begin with. */
const beginnings =
  /^(?:tried this recipe|did you make this|have you tried|let us know how|if you (?:make|try) this|posted by|follow (?:me|us|@)|(?:share|teilen|compartir|partager)(?: this| mit| en| sur)?(?: on)?: |facebook|pinterest|folge? (?:mir|uns|@)|hast du (?:das|dieses) rezept|lasst? (?:mir|uns) (?:ein|gern)|s[ií]gue(?:me|nos|\s@)|sigue a @|d[ée]ja(?:me|nos) (?:un|tu)|guarda (?:esta|la) receta|¿?te ha gustado|comp[áa]rte|suivez|abonne[sz]?-(?:vous|toi|moi)|laisse[sz]?[- ](?:moi|nous) un|pense à enregistrer|also try|comment ["“]?[A-Z]{3,}|link in (?:bio|my)|link in der bio|enlace en|lien en bio|kommentiere|comenta ["“]?[A-Z]{3}|(?:vous avez|as-tu|tu as) (?:test|essay|aim)[ée]|dites-|has probado|zitat von|cita de|quote from|you (?:might|may) also like:|das könnte (?:dir|ihnen) .{0,20}:|tambi[ée]n te puede[ns]? (?:interesar|gustar):|vous aimerez aussi ?:|avez-vous essay[ée]|this post (?:may )?contains? affiliate|dieser (?:beitrag|artikel) enth[äa]lt|cet article contient des liens|este (?:post|artículo) contiene enlaces|(?:rating|note|valoraci[oó]n|bewertung|puntuaci[oó]n)\s?: ?\d[.,]\d|(?:author|autor(?:in|a)?|auteure?|calories|kalorien|calor[ií]as|diet|last updated|publish(?:ed)?)\s*:|(?:by|von|por|par) .{2,40} (?:on|am|el|le) .{3,20}\d{4}$)/iu;

const stamps =
  /^(?:[ur]\/\w{2,30}\b|(?:posted|written|published|updated|publicado|escrito|post[ée]|publi[ée]|[ée]crit|geschrieben|verfasst|ver[öo]ffentlicht)(?: (?:on|by|am|um|von|por|el|par|le))?(?: |:).{0,60}(?:\d|$)|(?:beitr[äa]ge|posts|mensajes|messages|registriert seit|registrado|inscrit le|joined)\s?: ?\d|titel: re:|[\w.-]{2,30} (?:wrote|schrieb|escribi[oó]|a [ée]crit)\s?:$|[úu]ltima edici[oó]n|zuletzt (?:bearbeitet|ge[äa]ndert)|(?:last )?edited (?:by|on|\d)|derni[èe]re (?:modification|[ée]dition)|\d{1,3} ?(?:min|hrs?|hours?|days?|weeks?|months?)\.? ago)/iu;
const emptyField = /^\p{L}[\p{L} ]{2,24}: ?[-–—]$/u;
const hashtag = /^#[\p{L}\d_]{2,40}$/u;
const maxHashtags = 30;

const stars = /[★☆⭐✩✰]/gu;

export function isClutter(line: string): boolean {
  if (line.length > 200) return false;
  const plain = withoutHashtags(line)
    .replace(stars, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[¡¿\s]{1,4}/u, '')
    .replace(/[\s.!:→»>]{1,6}$/, '')
    .trim();
  if (plain === '') return line.trim() !== '';
  const isAll = isOfPhrases(plain) || isOfPageWords(plain) || votes.test(plain);
  if (isAll || beginnings.test(plain) || stamps.test(plain) || emptyField.test(plain)) return true;
  const sentences = plain.split(/(?<=[.!?]) /);
  return sentences.length > 1 && sentences.every(isClutter);
}

export function withoutHashtags(line: string): string {
  if (!line.includes('#')) return line;
  const words = line.trimEnd().split(' ');
  const start = words.length - maxHashtags;
  while (words.length > Math.max(0, start) && hashtag.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

const little = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)+/u;

/** "Oat pancakes 🥞 Save this recipe!" as "Oat pancakes". */
export function titleWithoutClutter(title: string): string {
  const [first = '', ...others] = withoutHashtags(title).split(little);
  const isCalled =
    others.length > 0 && others.every((part) => part.trim() === '' || isClutter(part.trim()));
  return isCalled && first.trim() !== '' ? first.trim() : title;
}

/** "Print Pin Rate" in one line. */
function isOfPhrases(text: string): boolean {
  let rest = text;
  for (let count = 0; count < maxPhrases && rest !== ''; count += 1) {
    const found = phrase.exec(rest)?.[0];
    if (found === undefined) return false;
    rest = rest.slice(found.length).trim();
  }
  return rest === '';
}

/** Sentences of a text without such as belong to the page. */
export function withoutClutter(text: string): string {
  const sentences = text.split(/(?<=[.!?]) /);
  return sentences.filter((sentence) => !isClutter(sentence)).join(' ');
}

const people =
  'portionen|servings?|personen|portions?|raciones|personas|comensales|porciones|personnes|parts';
const stepper = new RegExp(`^[-–−] ?(\\d{1,2} (?:${people})) ?\\+$`, 'iu');
const servingsAlone = new RegExp(`^(?:${people})\\s*:?$`, 'iu');
const forAlone = /^(?:for|serves|für|para|pour)$/iu;

/** The number between the buttons that change it belongs to the word above or below: "Portionen", "-", "4", "+". */
export function withPlainSteppers(lines: readonly string[]): string[] {
  const plain: string[] = [];
  for (const line of lines) {
    if (/^[-–−+]$/.test(line)) continue;
    const at = plain.findLastIndex((each) => each !== '');
    const joined = joinedStepper(plain[at] ?? '', line);
    if (joined === null) plain.push(line.replace(stepper, '$1'));
    else plain.splice(at, plain.length - at, joined);
  }
  return plain;
}

function joinedStepper(above: string, line: string): string | null {
  const isCount = /^\d{1,2}$/.test(line) && (servingsAlone.test(above) || forAlone.test(above));
  const isUnit = servingsAlone.test(line) && /^(?:\p{L}{2,6} )?\d{1,2}$/u.test(above);
  return isCount || isUnit ? `${above} ${line}` : null;
}
