/** Words of buttons, votes and advertisements that copies of pages carry; whole lines or sentences, in four languages. */
const buttons =
  'print(?: (?:this )?recipe)?|pin(?: (?:this )?recipe)?|save(?: (?:this )?recipe| this for later)?|rate(?: this recipe)?|share(?: this(?: recipe)?)?|report|reply|jump to (?:the )?(?:recipe|video)|add to (?:favou?rites|collection|cart)|leave a (?:comment|review)|buy now|drucken|rezept (?:drucken|bewerten|merken|speichern)|zum rezept(?: springen)?|springe zu rezept|speichern(?: nicht vergessen)?|teilen|bewerten|merken|in den warenkorb|imprimir(?: la)?(?: receta)?|ir a la receta|saltar a la receta|guardar(?: receta)?|compartir|valorar(?: receta)?|a[ñn]adir a favoritos|imprimer(?: la recette)?|aller [àa] la recette|enregistrer|partager|noter(?: cette recette| la recette)?|ajouter [àa] (?:mes|vos) favoris';
const notices =
  'advertisements?|sponsored(?: content)?|ad|anzeige|werbung|publicidad|anuncios?|publicit[ée]|continue reading|scroll to continue|cook mode.{0,80}|(?:us customary|metric|metrisch|métrico|métrique)(?: ?[-–|/] ?(?:us customary|metric))?|units?(?: (?:us|usm|m|metric))+|(?:scale ?)?(?:(?:½|1/2|0\\.5|\\d) ?x ?){1,5}';
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
  /^(?:tried this recipe|did you make this|have you tried|let us know how|if you (?:make|try) this|posted by|follow (?:me|us|@)|(?:share|teilen|compartir|partager)(?: this| mit| en| sur)?(?: on)?: |facebook|pinterest|folge? (?:mir|uns|@)|hast du (?:das|dieses) rezept|s[ií]gue(?:me|nos|\s@)|sigue a @|suivez|abonnez-vous|avez-vous essay[ée]|this post (?:may )?contains? affiliate|dieser (?:beitrag|artikel) enth[äa]lt|(?:rating|note|valoraci[oó]n|bewertung|puntuaci[oó]n)\s?: ?\d[.,]\d|(?:author|autor(?:in|a)?|auteure?|calories|kalorien|calor[ií]as|diet|last updated|publish(?:ed)?)\s*:|(?:by|von|por|par) .{2,40} (?:on|am|el|le) .{3,20}\d{4}$)/iu;

const stars = /[★☆⭐✩✰]/gu;

export function isClutter(line: string): boolean {
  if (line.length > 200) return false;
  const plain = line
    .replace(stars, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.!:→»>]{1,6}$/, '')
    .trim();
  if (plain === '') return line.trim() !== '';
  return isOfPhrases(plain) || votes.test(plain) || beginnings.test(plain);
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

const people = 'portionen|servings?|personen|portions?|raciones|personas|porciones|personnes|parts';
const stepper = new RegExp(`^[-–−] ?(\\d{1,2} (?:${people})) ?\\+$`, 'iu');
const servingsAlone = new RegExp(`^(?:${people})\\s*:?$`, 'iu');

/** The number between the buttons that change it belongs to the word above: "Portionen", "-", "4", "+". */
export function withPlainSteppers(lines: readonly string[]): string[] {
  const plain: string[] = [];
  for (const line of lines) {
    const last = plain.at(-1) ?? '';
    if (/^[-–−+]$/.test(line)) continue;
    if (/^\d{1,2}$/.test(line) && servingsAlone.test(last)) plain.push(`${plain.pop()} ${line}`);
    else plain.push(line.replace(stepper, '$1'));
  }
  return plain;
}
