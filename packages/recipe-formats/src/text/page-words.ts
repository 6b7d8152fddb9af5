/** Words that stand on buttons, beside votes and in requests of pages, and nearly never in a recipe. */
const strong = new Set(
  'newsletter grocery shop instacart walmart amazon print pin save saved share reply report award upvote upvotes downvote votes like likes subscribe login signup bookmark favorite favorites favourite favourites rate rating ratings comment instagram pinterest facebook twitter whatsapp tiktok youtube email video advertisement download kindle cookbook einkaufsliste einkaufszettel warenkorb favoriten merkliste drucken speichern merken teilen melden zitieren antworten bewerten bewertungen abonnieren anmelden registrieren weiterlesen kochbuch kommentieren favoritos compartir compartelo guardar guardala imprimir responder denunciar citar puntuar valorar valoraciones suscribete registrate votar favoris partager partagez enregistrer imprimer signaler citer repondre noter commenter courses avis abonnez panier pdf'.split(
    ' ',
  ),
);
const weak = new Set(
  'a an all add and any at below buy by click enjoy for from get go here how i in ingredients it later latest me more my new no now of on online or our out please recipe recipes see show sign some step the these this to up us view watch we with you your list shopping cart aan alle alles als an auf aus bild das dein deine den der die diesen dieses ein eine einen es für hier im ihr in ist mein meine mit nach nicht noch oben rezept rezepte seite und unser unsere vergessen von zu zum zur zutaten neu al como con de del el en esta este la las lista lo los mas me mi mis nuestra para por receta recetas su te tu tus un una ver y ingredientes compra ajouter a au aux cette ce ces des donne du et je l la le les liste ma mes mon ou par pour recette recettes sa ses sur tout un une un voir vos votre ingredients abus gusta gefallt haut dire'.split(
    ' ',
  ),
);
const whole =
  /^(?:(?:(?:get|see|view|show|shop|buy|add) )(?:all |the |my )?ingredients?|me gusta|gef[äa]llt mir|j['’]aime|nach oben|volver arriba|haut de page|back to top|read more|show more|load more|mehr (?:lesen|anzeigen)|leer m[áa]s|ver m[áa]s|ver (?:el )?v[íi]deo|lire la suite|voir plus|je donne mon avis|zutaten (?:kaufen|bestellen))$/iu;
const maxWords = 8;

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** "Zutaten in Einkaufsliste speichern", "45 upvotes 12 comments", "Sign up for our newsletter". */
export function isOfPageWords(text: string): boolean {
  const words = text
    .replace(/[()\d,.:;!?·|+/&…¡¿-]/gu, ' ')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0 || words.length > maxWords) return false;
  if (whole.test(words.join(' '))) return true;
  if (/\d/.test(text) && !words.some((word) => voted.test(word))) return false;
  const isPart = (word: string) =>
    strong.has(plain(word)) ||
    weak.has(plain(word)) ||
    weak.has(word.toLowerCase()) ||
    counted.test(word);
  return words.every(isPart) && words.some((word) => strong.has(plain(word)));
}

/** "Partager en 4" is a step. */
const voted =
  /^(?:(?:up|down)?votes?|votos?|likes?|ratings?|comments?|kommentare?|comentarios?|commentaires?|bewertungen|valoraciones|avis)$/iu;
/** Beside votes; alone they head what others wrote. */
const counted = /^(?:comments?|kommentare?|comentarios?|commentaires?|reviews?)$/iu;
