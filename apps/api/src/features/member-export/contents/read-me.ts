import type { Language } from '@pomona/contract/languages';

interface ReadMe {
  title: string;
  exportedOn(date: string): string;
  files: readonly string[];
  tables: string;
  tableTexts: Readonly<Record<string, string>>;
  secrets: string;
}

const readMes: Readonly<Record<Language, ReadMe>> = {
  en: {
    title: 'Your data from Pomona',
    exportedOn: (date) => `As it was on ${date}.`,
    files: [
      'data.json: every row that Pomona keeps about you, by table. Times carry their time zone.',
      'recipes/: your recipes, each as JSON-LD (schema.org) and Cooklang, with its picture where you uploaded one.',
      'pictures/: your profile picture, and pictures you uploaded that no recipe of yours shows.',
    ],
    tables: 'The tables in data.json:',
    tableTexts: {
      users: 'your account, profile and preferences',
      goals: 'your goals',
      wellness_consents: 'when you agreed to the storage of health data',
      symptoms: 'how you were, day by day',
      activities: 'how you moved',
      meals: 'what you ate',
      wellness_ranges: 'the ranges you set for the figures of a day',
      wellness_calls: 'ids of recent changes of your diary, so that none is made twice',
      tracking_settings: 'what you measure, in which unit and range',
      glucose_imports: 'files of glucose readings you imported',
      glucose_readings: 'your glucose readings',
      cycle_starts: 'the days on which a cycle started',
      favourites: 'recipes you saved',
      recipes: 'your recipes, the deleted ones too',
      recipe_findings:
        'what was found in your recipes for the administrators to look at: lines, labels, figures',
      recipe_versions:
        'versions of your recipes that were public, and those you saved as an administrator',
      uploads: 'pictures you uploaded',
      reviews: 'your reviews',
      review_votes: 'reviews you found helpful',
      review_reports: 'reviews you reported',
      review_audit: 'what was decided about your reviews, or by you about others',
      shopping_lists: 'your shopping list',
      shopping_shares: 'the link that shares it',
      shopping_items: 'what is on it, and what you put on lists of others',
      shopping_item_recipes: 'the recipes that asked for an item',
      shopping_additions: 'recent additions, so that none counts twice',
      chat_messages: 'your messages in the chat, without the text of those you deleted',
      chat_reports: 'messages you reported',
      chat_mutes: 'that you may not write in the chat for a time',
      chat_presences: 'that you are in the chat now',
      chat_audit: 'what was decided about you or by you in the chat',
      admin_audit: 'what administrators did with your account, or you with others and with recipes',
      admin_grants: 'rights to administrate that were prepared for you on the server',
      chef_calls: 'your recent calls to the AI chef and its answers, kept for a day',
      sessions: 'where you are signed in',
      passkeys: 'your passkeys, the public part',
      known_networks: 'when you used networks you had signed in from before',
      known_devices: 'when you used browsers you had signed in with before',
      account_links: 'links to restore a former email or set a password',
    },
    secrets:
      'Not in it: your password and the keys of sessions and links. Pomona has only their fingerprints, which are of no use to you.',
  },
  de: {
    title: 'Deine Daten aus Pomona',
    exportedOn: (date) => `Stand: ${date}.`,
    files: [
      'data.json: jede Zeile, die Pomona über dich speichert, nach Tabellen. Zeiten stehen mit ihrer Zeitzone.',
      'recipes/: deine Rezepte, jedes als JSON-LD (schema.org) und Cooklang, mit Bild, wenn du eines hochgeladen hast.',
      'pictures/: dein Profilbild und hochgeladene Bilder, die keines deiner Rezepte zeigt.',
    ],
    tables: 'Die Tabellen in data.json:',
    tableTexts: {
      users: 'dein Konto, dein Profil und deine Vorlieben',
      goals: 'deine Ziele',
      wellness_consents: 'wann du der Speicherung von Gesundheitsdaten zugestimmt hast',
      symptoms: 'wie es dir ging, Tag für Tag',
      activities: 'wie du dich bewegt hast',
      meals: 'was du gegessen hast',
      wellness_ranges: 'die Bereiche, die du für die Werte eines Tages gesetzt hast',
      wellness_calls:
        'Kennungen letzter Änderungen deines Tagebuchs, damit keine doppelt geschieht',
      tracking_settings: 'was du misst, in welcher Einheit und welchem Bereich',
      glucose_imports: 'importierte Dateien mit Glukosewerten',
      glucose_readings: 'deine Glukosewerte',
      cycle_starts: 'die Tage, an denen ein Zyklus begann',
      favourites: 'Rezepte, die du gespeichert hast',
      recipes: 'deine Rezepte, auch die gelöschten',
      recipe_findings: 'was in deinen Rezepten für die Verwaltung auffiel: Zeilen, Labels, Werte',
      recipe_versions:
        'Fassungen deiner Rezepte, die öffentlich waren, und was du in der Verwaltung gespeichert hast',
      uploads: 'Bilder, die du hochgeladen hast',
      reviews: 'deine Bewertungen',
      review_votes: 'Bewertungen, die du hilfreich fandest',
      review_reports: 'Bewertungen, die du gemeldet hast',
      review_audit: 'was über deine Bewertungen entschieden wurde, oder von dir über andere',
      shopping_lists: 'deine Einkaufsliste',
      shopping_shares: 'der Link, der sie teilt',
      shopping_items: 'was darauf steht, und was du auf Listen anderer gesetzt hast',
      shopping_item_recipes: 'die Rezepte hinter einem Posten',
      shopping_additions: 'was zuletzt dazukam, damit nichts doppelt zählt',
      chat_messages: 'deine Nachrichten im Chat, ohne den Text gelöschter',
      chat_reports: 'Nachrichten, die du gemeldet hast',
      chat_mutes: 'dass du eine Zeit lang nicht im Chat schreiben kannst',
      chat_presences: 'dass du gerade im Chat bist',
      chat_audit: 'was im Chat über dich oder von dir entschieden wurde',
      admin_audit:
        'was die Verwaltung mit deinem Konto gemacht hat, oder du mit anderen und mit Rezepten',
      admin_grants: 'Verwaltungsrechte, die auf dem Server für dich vorbereitet wurden',
      chef_calls: 'deine letzten Anfragen an den KI-Koch und seine Antworten, einen Tag lang',
      sessions: 'wo du angemeldet bist',
      passkeys: 'deine Passkeys, der öffentliche Teil',
      known_networks: 'wann du Netze benutzt hast, aus denen du dich schon angemeldet hattest',
      known_devices: 'wann du Browser benutzt hast, mit denen du dich schon angemeldet hattest',
      account_links: 'Links, die eine frühere E-Mail zurückholen oder ein Passwort setzen',
    },
    secrets:
      'Nicht dabei: dein Passwort und die Schlüssel von Sitzungen und Links. Pomona hat davon nur Fingerabdrücke, mit denen du nichts anfangen kannst.',
  },
  es: {
    title: 'Tus datos de Pomona',
    exportedOn: (date) => `Tal como estaban el ${date}.`,
    files: [
      'data.json: cada fila que Pomona guarda sobre ti, por tabla. Las horas llevan su zona horaria.',
      'recipes/: tus recetas, cada una en JSON-LD (schema.org) y Cooklang, con su imagen si subiste una.',
      'pictures/: tu foto de perfil y las imágenes que subiste y que ninguna receta tuya muestra.',
    ],
    tables: 'Las tablas de data.json:',
    tableTexts: {
      users: 'tu cuenta, tu perfil y tus preferencias',
      goals: 'tus objetivos',
      wellness_consents: 'cuándo aceptaste que se guardaran datos de salud',
      symptoms: 'cómo estabas, día a día',
      activities: 'cómo te moviste',
      meals: 'lo que comiste',
      wellness_ranges: 'los rangos que fijaste para las cifras de un día',
      wellness_calls: 'identificadores de cambios recientes del diario, para no repetir ninguno',
      tracking_settings: 'lo que mides, en qué unidad y rango',
      glucose_imports: 'archivos de lecturas de glucosa que importaste',
      glucose_readings: 'tus lecturas de glucosa',
      cycle_starts: 'los días en que empezó un ciclo',
      favourites: 'recetas que guardaste',
      recipes: 'tus recetas, también las eliminadas',
      recipe_findings:
        'lo que se encontró en tus recetas para la administración: líneas, etiquetas, cifras',
      recipe_versions: 'versiones públicas de tus recetas y las que guardaste en la administración',
      uploads: 'imágenes que subiste',
      reviews: 'tus reseñas',
      review_votes: 'reseñas que te resultaron útiles',
      review_reports: 'reseñas de las que avisaste',
      review_audit: 'lo que se decidió sobre tus reseñas, o por ti sobre otras',
      shopping_lists: 'tu lista de la compra',
      shopping_shares: 'el enlace que la comparte',
      shopping_items: 'lo que hay en ella y lo que pusiste en listas de otras personas',
      shopping_item_recipes: 'las recetas que pidieron un artículo',
      shopping_additions: 'lo añadido hace poco, para que nada cuente dos veces',
      chat_messages: 'tus mensajes del chat, sin el texto de los que borraste',
      chat_reports: 'mensajes de los que avisaste',
      chat_mutes: 'que no puedes escribir en el chat durante un tiempo',
      chat_presences: 'que estás ahora en el chat',
      chat_audit: 'lo que se decidió en el chat sobre ti o por ti',
      admin_audit: 'lo que la administración hizo con tu cuenta, o tú con otras y con recetas',
      admin_grants: 'permisos de administración que se prepararon para ti en el servidor',
      chef_calls: 'tus últimas peticiones al chef de IA y sus respuestas, durante un día',
      sessions: 'dónde tienes la sesión iniciada',
      passkeys: 'tus claves de acceso, la parte pública',
      known_networks: 'cuándo usaste redes desde las que ya habías iniciado sesión',
      known_devices: 'cuándo usaste navegadores con los que ya habías iniciado sesión',
      account_links: 'enlaces para recuperar un correo anterior o poner una contraseña',
    },
    secrets:
      'No está: tu contraseña ni las claves de sesiones y enlaces. Pomona solo tiene sus huellas, que no te servirían de nada.',
  },
  fr: {
    title: 'Vos données de Pomona',
    exportedOn: (date) => `Telles qu’elles étaient le ${date}.`,
    files: [
      'data.json : chaque ligne que Pomona garde de vous, par table. Les heures portent leur fuseau.',
      'recipes/ : vos recettes, chacune en JSON-LD (schema.org) et en Cooklang, avec son image si vous en avez envoyé une.',
      'pictures/ : votre photo de profil, et les images envoyées qu’aucune de vos recettes ne montre.',
    ],
    tables: 'Les tables de data.json :',
    tableTexts: {
      users: 'votre compte, votre profil et vos préférences',
      goals: 'vos objectifs',
      wellness_consents: 'quand vous avez accepté la conservation de données de santé',
      symptoms: 'comment vous alliez, jour après jour',
      activities: 'vos activités',
      meals: 'ce que vous avez mangé',
      wellness_ranges: 'les fourchettes que vous avez fixées pour les valeurs d’un jour',
      wellness_calls: 'identifiants des derniers changements du journal, pour n’en refaire aucun',
      tracking_settings: 'ce que vous mesurez, dans quelle unité et quelle plage',
      glucose_imports: 'les fichiers de mesures de glucose importés',
      glucose_readings: 'vos mesures de glucose',
      cycle_starts: 'les jours où un cycle a commencé',
      favourites: 'les recettes enregistrées',
      recipes: 'vos recettes, y compris celles supprimées',
      recipe_findings:
        'ce qui a été relevé dans vos recettes pour l’administration : lignes, labels, valeurs',
      recipe_versions:
        'les versions de vos recettes qui ont été publiques, et celles que vous avez enregistrées en administrant',
      uploads: 'les images que vous avez envoyées',
      reviews: 'vos avis',
      review_votes: 'les avis que vous avez trouvés utiles',
      review_reports: 'les avis que vous avez signalés',
      review_audit: 'ce qui a été décidé au sujet de vos avis, ou par vous au sujet d’autres',
      shopping_lists: 'votre liste de courses',
      shopping_shares: 'le lien qui la partage',
      shopping_items:
        'ce qui s’y trouve, et ce que vous avez mis sur les listes d’autres personnes',
      shopping_item_recipes: 'les recettes qui ont demandé un article',
      shopping_additions: 'les derniers ajouts, pour que rien ne compte deux fois',
      chat_messages: 'vos messages du chat, sans le texte de ceux que vous avez supprimés',
      chat_reports: 'les messages que vous avez signalés',
      chat_mutes: 'que vous ne pouvez pas écrire dans le chat pendant un temps',
      chat_presences: 'que vous êtes dans le chat en ce moment',
      chat_audit: 'ce qui a été décidé dans le chat à votre sujet ou par vous',
      admin_audit:
        'ce que l’administration a fait de votre compte, ou vous avec d’autres et avec des recettes',
      admin_grants: 'droits d’administration préparés pour vous sur le serveur',
      chef_calls: 'vos dernières demandes au chef IA et ses réponses, gardées un jour',
      sessions: 'vos sessions ouvertes',
      passkeys: 'vos clés d’accès, la partie publique',
      known_networks: 'quand vous avez utilisé des réseaux déjà connus',
      known_devices: 'quand vous avez utilisé des navigateurs déjà connus',
      account_links: 'liens pour retrouver une ancienne adresse ou choisir un mot de passe',
    },
    secrets:
      'N’y figurent pas : votre mot de passe et les clés des sessions et des liens. Pomona n’en a que des empreintes, qui ne vous serviraient à rien.',
  },
};

/** What lies beside it in the archive, and what the tables are. */
export function readMeText(language: Language, now: Date): string {
  const { title, exportedOn, files, tables, tableTexts, secrets } = readMes[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    now,
  );
  const lines = Object.entries(tableTexts).map(([table, text]) => `- ${table}: ${text}`);
  const paragraphs = [
    `${title}\n${'='.repeat(title.length)}`,
    exportedOn(date),
    files.map((file) => `- ${file}`).join('\n'),
    `${tables}\n${lines.join('\n')}`,
    secrets,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
