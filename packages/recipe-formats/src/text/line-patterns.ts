/** A heading in one of four languages; matches a whole line of fewer characters than the maximum. */
const heading = (words: string, behind: string, maxLength: number): RegExp =>
  new RegExp(`^(?!.{${maxLength}})[\\s#*_=–—-]*(?:${words})${behind}`, 'iu');

const aloneBehind = '[\\s*_=–—-]*(?::.*)?$';
const looseBehind = '(?:[\\s*_=–—-]*|[^\\p{L}:][^:]{0,60})(?::.*)?$';

export const ingredientsHeading = heading(
  "(?:the )?ingredients?(?: list)?|you(?:’|')?(?:ll| will)? need|what (?:you|i|we) (?:need|use)d?|zutaten(?:liste)?|(?:das )?(?:brauchst du|braucht ihr|brauchen wir)|das brauchst du|man nehme|(?:los )?ingredientes|(?:vas a |lo que )?necesit(?:as|amos|arás)|(?:les |liste des )?ingr[ée]dients|il (?:te |vous |nous )?faut|ce qu['’]il (?:te |vous )?faut",
  looseBehind,
  1600,
);

export const stepsHeading = heading(
  "(?:the )?(?:instructions?|directions?|method|preparation|steps|procedure|how to (?:make|do|cook)(?: it| this)?|how to (?:make|cook|prepare) \\p{L}[\\p{L} ,]{1,48}\\p{L}|what (?:you|i) do)|(?:die )?(?:zubereitung|anleitung|vorgehen|arbeitsschritte|so (?:geht|wird)(?:['’]?s| es)?(?: gemacht)?|und so geht['’]?s)|(?:la )?(?:preparaci[oó]n|elaboraci[oó]n|instrucciones|modo de (?:preparaci[oó]n|hacerlo)|pasos(?: a seguir)?|c[oó]mo (?:se hace|hacerlo|prepararl[oa]|(?:hacer|preparar) \\p{L}[\\p{L} ,]{1,48}\\p{L})|paso a paso|procedimiento)|(?:la |les )?(?:pr[ée]paration|r[ée]alisation|[ée]tapes|instructions|recette(?: pas à pas)?|pas à pas|marche à suivre|d[ée]roul[ée]|comment (?:faire|pr[ée]parer) \\p{L}[\\p{L} ,]{1,48}\\p{L})",
  aloneBehind,
  400,
);

export const relatedHeading = heading(
  'related(?: recipes| posts| articles)?|you (?:might|may) also like|more (?:recipes|like this)|popular(?: recipes)?|das k[öo]nnte (?:dir|ihnen) .{0,30}|weitere rezepte|[äa]hnliche rezepte|recetas relacionadas|m[áa]s recetas|tambi[ée]n te puede .{0,20}|recettes similaires|vous aimerez aussi|plus de recettes',
  '[\\s*_=:!?–—-]*$',
  200,
);

export const endHeading = heading(
  "(?:(?:recipe|private|cooking|(?:cook|chef|author|editor)['’]?s?) )?notes?|(?:(?:(?:chef|cook)['’]?s?|my|our|pro|top) )?tips?|storage|(?:rezept von|recipe (?:by|from)|receta de|recette de)|note (?:de l['’]auteure?|du chef|de la r[ée]daction)|nota (?:del|de la) \\p{L}{4,10}|conservation|conservaci[oó]n|aufbewahrung|nutrition(?:al)?(?: facts| information| info)?|(?:\\d+ )?comments?|leave a (?:comment|reply)|related(?: recipes| posts)?|you (?:might|may) also like|more recipes|share this|reviews?|equipment|notizen?|anmerkungen?|(?:mein |unser )?tipps?|n[äa]hrwerte?|kommentare?|das k[öo]nnte|weitere rezepte|notas?|consejos?|trucos?|informaci[oó]n nutricional|comentarios?|recetas relacionadas|notes?|astuces?|conseils?|remarques?|valeurs? nutritionnelles?|commentaires?|recettes similaires|tags?|filed under|posted in|copyright|©.{0,40}",
  '(?:\\s?\\(\\d{1,5}\\))?(?:[\\s*_=–—-]*|\\s*[:!?].*)$',
  600,
);

export const servingsLine =
  /^(?:[\s*_–—-]*)(?:serves|servings?|yields?|makes|portions?|portionen|personen|für|ergibt|reicht für|para|raciones|porciones|comensales|rinde|pour|nombre de (?:personnes|portions)|parts?)\b.{0,60}$|^[\s*]*\d{1,2}(?: ?[-–] ?\d{1,2})? (?:servings?|portions?|people|portionen|personen|pers|raciones|porciones|personas|comensales|personnes|convives|parts)[\s.*]*$/iu;

export const prepWords =
  /\b(?:prep(?:aration)?(?: time)?|active(?: time)?|hands[- ]on|vorbereitung(?:szeit)?|arbeitszeit|vorbereiten|preparaci[oó]n|tiempo de preparaci[oó]n|pr[ée]paration|temps de pr[ée]paration|pr[ée]pa?)\b/iu;
export const cookWords =
  /(?<!\p{L})(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|koch(?:en|zeit)?|back(?:en|zeit)?|garzeit|cocci[oó]n|tiempo de (?:cocci[oó]n|horno|horneado)|horneado|horno|cuisson|temps de cuisson)(?!\p{L})/iu;
const restNouns =
  'rest(?:ing)?|chill(?:ing)?|soak(?:ing)?|marinat(?:e|ing|ion)|marinade|ris(?:e|ing)|proof(?:ing)?|proving|setting|cooling|refrigerati(?:on|ng)|freez(?:e|ing)|inactive|passive|standing|waiting|ferment(?:ation|ing)';
const restCompounds =
  '(?:ruhe|k[üu]hl|marinier|einweich|geh|quell|warte|zieh|abk[üu]hl|gefrier|g[äa]r)zeit';
const restNomina =
  'reposo|espera|remojo|marinado|refrigeraci[oó]n|levado|leudado|fermentaci[oó]n|enfriado|congelaci[oó]n|repos|trempage|marinade|macération|r[ée]frig[ée]ration|lev[ée]e|pousse|attente|prise|cong[ée]lation';
/** Always a noun with "time", or with a colon behind it: "Rest 10 minutes" is a step. */
export const restWords = new RegExp(
  `(?<!\\p{L})(?:(?:${restNouns}|additional) time|${restCompounds}|(?:tiempo|temps) (?:de |d['’])(?:la )?(?:${restNomina})|(?:${restNouns}|ruhen|k[üu]hlen|marinieren|einweichen|${restNomina})\\s*(?=:))(?!\\p{L})`,
  'iu',
);
export const totalWords =
  /(?<!\p{L})(?:total(?: time)?|ready in|takes|time|duration|gesamt(?:zeit)?|fertig in|dauer|zubereitungszeit|zeit|tiempo(?: total)?|duraci[oó]n|listo en|temps(?: total)?|dur[ée]e|pr[êe]t en)(?!\p{L})/iu;
export const difficultyWords =
  /(?<!\p{L})(?:difficulty|level|schwierigkeit(?:sgrad)?|dificultad|nivel|difficult[ée]|niveau)(?:\s*:)?\s*(\p{L}+)/iu;
export const mealLine =
  /^(?:[\s*_-]*)(?:course|meal|category|tipo de plato|art des gerichts|kategorie|gang|mahlzeit|plato|categor[ií]a|comida|cat[ée]gorie|type de plat)\s*:\s*(\S.{1,59})$/iu;
export const cuisineLine = /^(?:[\s*_-]*)(?:cuisine|k[üu]che|cocina|region)\s*:\s*(\S.{1,39})$/iu;
export const tagsLine =
  /^(?:[\s*_-]*)(?:tags?|keywords?|schlagworte?|stichworte?|etiquetas?|palabras clave|mots[- ]cl[ée]s)\s*:\s*(\S.{1,299})$/iu;
export const sourceLine =
  /^[\s*_-]*(?:(?:source|from|quelle|von|fuente|receta de|link|url|adapted from)(?:\s*:)?\s*|:\s*)?(https?:\/\/\S{3,1899}[^\s*_)>])[*_)>]*$/iu;

export const mailHeader =
  /^(?:from|to|cc|bcc|date|sent|reply-to|von|an|gesendet|datum|kopie|de|para|enviado|fecha|à|a|envoyé|objet du message|message-id|content-type|mime-version|return-path|received|x-[\w-]+)\s*:/i;
export const subjectLine = /^(?:subject|betreff|asunto|objet)\s*:\s*(\S.*)/i;
export const greeting =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|servus|moin|guten (?:tag|morgen|abend)|hola|querid[oa]s?|buen[oa]s|salut|bonjour|coucou|ch[èe]re?s?)(?!\p{L}).{0,60}$/iu;
export const closing =
  /^[¡¿]?(?:(?:best|kind|warm)?(?: )?(?:regards|wishes)|love|cheers|enjoy|thanks|xx+|sincerely|bye|(?:liebe|viele|herzliche|beste|schöne) gr[üu](?:ß|ss)e|lg|vg|gru(?:ß|ss)|bis bald|guten appetit|un (?:abrazo|beso|saludo)|besos|saludos|que aproveche|buen provecho|bises|bisous|amiti[ée]s|cordialement|bon app[ée]tit|à bient[ôo]t|sent from my|von meinem|gesendet von|enviado desde|envoy[ée] de)(?!\p{L}).{0,60}$/iu;

/** Tools, between the ingredients and the steps. */
export const equipmentHeading =
  /^(?:(?:special )?equipment|ausstattung|zubeh[öo]r|k[üu]chenger[äa]te|utensilios|ustensiles|mat[ée]riel)\s?:?$/iu;
