import type { TipId } from '../catalogue.ts';
import type { TipText } from '../tip.ts';

export const de: Readonly<Record<TipId, TipText>> = {
  'half-vegetables': {
    title: 'Die Hälfte des Tellers für Gemüse',
    content:
      'Fülle die Hälfte deines Tellers mit Gemüse wie Brokkoli, Paprika oder Salat, ein Viertel mit Eiweiß und ein Viertel mit Reis, Kartoffeln oder einer anderen stärkehaltigen Beilage. Zu zählen gibt es nichts, und es geht mit fast jeder Küche. Diabetes-Teams nutzen dieses Bild, und es passt auch für alle anderen am Tisch.',
  },
  'minutes-a-week': {
    title: '150 Minuten, aufgeteilt wie du magst',
    content:
      'Die Weltgesundheitsorganisation empfiehlt 150 bis 300 Minuten mäßige Bewegung pro Woche: zügig gehen, Rad fahren, tanzen. Am Stück muss das nicht sein. Eine halbe Stunde an fünf Tagen ist ein Weg, zehn Minuten hier und da ein anderer. Auch weniger tut gut, also fang dort an, wo du bist.',
  },
  'fiber-in-steps': {
    title: 'Mehr Ballaststoffe, Schritt für Schritt',
    content:
      'Die meisten Erwachsenen essen weniger Ballaststoffe als empfohlen. Ergänze eins nach dem anderen: Obst mit Schale, eine Handvoll Gemüse mehr, gefrorener Spinat in der Suppe. Wer sich ein paar Wochen Zeit lässt und reichlich trinkt, gibt dem Darm Zeit, sich daran zu gewöhnen, und erspart sich Blähungen.',
  },
  'regular-hours': {
    title: 'An den meisten Tagen dieselben Zeiten',
    content:
      'Jeden Tag etwa zur gleichen Zeit ins Bett zu gehen und aufzustehen hilft dem Körper zu wissen, wann Nacht ist. Wenn nur eines von beiden in deiner Hand liegt, nimm die Zeit des Aufstehens. Auch ein Abend, der immer gleich ausklingt, mit einem Bad oder einem Buch, ist ein gutes Zeichen.',
  },
  'ingredients-by-weight': {
    title: 'Lies die ersten drei Zutaten',
    content:
      'Zutaten stehen nach Gewicht in der Liste, die größte zuerst. Die ersten drei sagen also meist, woraus ein Produkt vor allem besteht. Ist Zucker oder ein Sirup darunter, steckt viel davon darin; ist es das Gemüse vom Bild, umso besser. Das dauert zehn Sekunden und erspart dir das Kleingedruckte.',
  },
  'breathe-slowly': {
    title: 'Fünf langsame Atemzüge',
    content:
      'Setz oder stell dich bequem hin. Atme sanft durch die Nase ein und zähle bis fünf, soweit es leicht geht, dann lass die Luft ausströmen und zähle wieder bis fünf. Mach fünf Minuten weiter, wenn du sie hast. Das geht auch im Bus, und am besten wirkt es, wenn du es regelmäßig machst.',
  },
  'no-single-diet': {
    title: 'Bei PCOS gewinnt keine einzelne Diät',
    content:
      'Die internationale Leitlinie von 2023 hat Ernährungsweisen verglichen und keine gefunden, die bei PCOS, inzwischen auch PMOS genannt, besser ist als die anderen. Was zählt: ausgewogenes Essen, das du magst, das zu deiner Kultur und deinem Budget passt und bei dem du bleiben kannst. Den perfekten Plan darfst du loslassen.',
  },
  'strength-twice': {
    title: 'Kraft, an zwei Tagen pro Woche',
    content:
      'Neben Gehen oder Radfahren wird Erwachsenen geraten, an zwei oder mehr Tagen pro Woche die Muskeln zu trainieren. Gewichte sind ein Weg, Kniebeugen an der Küchenzeile, Fitnessbänder oder kräftige Gartenarbeit sind andere. Nimm, was die großen Gruppen fordert: Beine, Rücken, Brust, Arme. Und fang leichter an, als du denkst.',
  },
  'can-of-beans': {
    title: 'Hab eine Dose Bohnen im Haus',
    content:
      'Bohnen, Linsen und Kichererbsen bringen Eiweiß und Ballaststoffe in einem, kosten wenig und halten jahrelang. Eine Dose ohne Salzzusatz macht aus Suppe, Salat oder Tomatensoße in zehn Minuten eine Mahlzeit. Auch getrocknete Linsen gehen schnell: Einweichen ist nicht nötig, und sie sind gar, während du den Rest schneidest.',
  },
  'dark-and-quiet': {
    title: 'Dunkel, ruhig und kühl',
    content:
      'In einem Schlafzimmer, das dunkel, ruhig und nicht zu warm ist, schläft es sich leichter ein und durch. Dichte Vorhänge, Ohrstöpsel und ein Handy, das in einem anderen Zimmer lädt, sind kleine Änderungen, die du einmal machst. Probier eine davon eine Woche lang und sieh im Tagebuch, ob sich deine Nächte ändern.',
  },
  'frozen-counts': {
    title: 'Tiefgekühlt und aus der Dose zählt auch',
    content:
      'Obst und Gemüse zählen frisch, gefroren, getrocknet oder aus der Dose. Gefrorenes ist schon gewaschen und geschnitten, wartet wochenlang und lässt dich genau so viel nehmen, wie du brauchst. Bei Dosen lohnt der Blick auf solche in Wasser oder Saft, ohne Zusatz von Zucker oder Salz.',
  },
  'feet-on-the-ground': {
    title: 'Wenn die Gedanken rasen: spür die Füße',
    content:
      'Nimm wahr, dass es gerade schwer ist; das darf sein. Werde langsamer, drück die Füße in den Boden, streck die Arme, atme. Dann schau dich um: Was siehst, hörst, riechst du? Die Sorge ist nicht weg, aber du bist wieder im Raum und kannst wählen, was du als Nächstes tust.',
  },
  'oils-of-plants': {
    title: 'Pflanzenöl in die Pfanne',
    content:
      'Oliven-, Raps- und Sonnenblumenöl sind reich an ungesättigten Fetten. Sie statt fester Fette zu nehmen ändert am Geschmack eines Gerichts kaum etwas, und die Leitlinien fürs Herz sind sich darin einig. Fett bleibt es trotzdem: Ein Löffel misst besser als ein Schwung aus der Flasche.',
  },
  'any-movement': {
    title: 'Bewegung hilft, egal was die Waage sagt',
    content:
      'Bei PCOS (PMOS) tut regelmäßige Bewegung der Gesundheit und der Stimmung gut, auch wenn das Gewicht gleich bleibt. Dass eine Sportart die beste wäre, ist nicht gezeigt. Nimm also, was dir Freude macht, allein oder mit anderen, und lass jedes bisschen gelten: Etwas ist besser als nichts.',
  },
  'whole-grain': {
    title: 'Vollkorn als das Übliche',
    content:
      'Brot, Nudeln und Reis gibt es in zwei Fassungen, und die aus vollem Korn behält die Ballaststoffe. Die Weltgesundheitsorganisation rät, Kohlenhydrate vor allem aus Vollkorn, Gemüse, Obst und Hülsenfrüchten zu nehmen. Wenn dir der Geschmack neu ist, misch anfangs halb und halb.',
  },
  'last-coffee': {
    title: 'Der letzte Kaffee am Mittag',
    content:
      'Koffein bleibt stundenlang im Körper. Für bessere Nächte wird geraten, mindestens sechs Stunden vor dem Schlafen keinen Kaffee oder Tee zu trinken; dasselbe gilt für Alkohol, der den Schlaf leichter macht. Wer abends etwas Warmes mag, füllt die Tasse mit Kräutertee oder heißem Wasser mit Ingwer.',
  },
  'other-names-of-sugar': {
    title: 'Zucker hat viele Namen',
    content:
      'Glukosesirup, Dextrose, Maltose, Fruchtsaftkonzentrat: Auf dem Etikett heißt Zucker selten nur Zucker. Wörter, die auf „-ose“ enden, und alle Sirupe gehören dazu. Die Weltgesundheitsorganisation rät, bei diesen freien Zuckern sparsam zu sein; der Zucker im ganzen Obst ist nicht gemeint.',
  },
  'mood-matters': {
    title: 'Wie es dir geht, gehört dazu',
    content:
      'Gedrückte Stimmung und Angst sind bei PCOS (PMOS) häufiger, und die internationale Leitlinie bittet Ärztinnen und Ärzte, danach zu fragen. Wenn die letzten Wochen schwer waren, darfst du es selbst ansprechen; es gehört ebenso zum Termin wie ein Bluttest. Du machst kein Aufheben.',
  },
  'fish-twice': {
    title: 'Fisch, zweimal pro Woche',
    content:
      'Zwei Portionen Fisch pro Woche, eine davon fettreich: Darin sind sich viele Leitlinien einig. Sardinen, Hering, Makrele und Lachs sind reich an Omega-3-Fetten und aus der Dose oder dem Gefrierfach erschwinglich und schnell. Im Salat, auf warmem Gemüse, mit Zitrone: Abendessen in fünf Minuten.',
  },
  'up-from-the-chair': {
    title: 'Jede halbe Stunde aufstehen',
    content:
      'Langes Sitzen unterbricht man am besten. Für Menschen mit Diabetes schlagen die Standards of Care vor, etwa alle dreißig Minuten aufzustehen; es tut allen gut. Hol ein Glas Wasser, streck dich, telefoniere im Stehen. Eine kleine Pause genügt, und sie ist vorbei, bevor das Wasser kocht.',
  },
  'handful-of-nuts': {
    title: 'Eine kleine Handvoll Nüsse',
    content:
      'Ungesalzene Nüsse gehören zu dem, was die Weltgesundheitsorganisation zu einer gesunden Ernährung zählt: Sie bringen ungesättigte Fette, Ballaststoffe und Eiweiß. Eine kleine Handvoll ist ein Snack, der keinen Teller braucht. Gehackt und geröstet geben sie Salat oder Gemüse den Biss, der gefehlt hat.',
  },
  'up-and-back': {
    title: 'Kein Schlaf? Steh kurz auf',
    content:
      'Wenn der Schlaf nicht kommt, hilft Liegenbleiben und Sich-Mühen selten. Steh auf, setz dich bei sanftem Licht bequem hin und lies oder hör etwas Ruhiges. Geh wieder ins Bett, wenn du müde wirst. Und dreh die Uhr zur Wand: Die Stunden zu zählen, die noch bleiben, hält wach.',
  },
  'gluten-free-labels': {
    title: 'Gluten: was auf dem Etikett hervorsticht',
    content:
      'Frisches Gemüse, Obst und viele andere unverarbeitete Lebensmittel sind von Natur aus frei von Gluten. Auf Packungen in Europa muss glutenhaltiges Getreide in der Zutatenliste hervorstechen, zum Beispiel fett gedruckt. Bei Soßen, Suppen und Würzmischungen lohnt der zweite Blick, auch wenn du sie schon öfter gekauft hast.',
  },
  'one-next-step': {
    title: 'Eins, das du ändern kannst',
    content:
      'Stress wächst, wo alles unserer Hand entglitten scheint. Schreib auf, was dich belastet, und markiere das eine, an dem du heute etwas tun kannst. Mach es so klein, dass du gleich anfangen kannst: ein Anruf, eine Schublade, ein Nein. Was du nicht ändern kannst, darf auf dem Papier bleiben.',
  },
  'herbs-for-salt': {
    title: 'Zuerst Kräuter, zuletzt Salz',
    content:
      'Weniger als einen Teelöffel Salz am Tag, aus allem, was du isst, rät die Weltgesundheitsorganisation; die meisten von uns essen etwa das Doppelte. Zitrone, Knoblauch, Kräuter, Pfeffer und geröstete Gewürze geben zuerst Geschmack. Salze am Ende, nach dem Kosten, dann brauchst du weniger.',
  },
  'ten-brisk-minutes': {
    title: 'Zehn zügige Minuten',
    content:
      'Ein zügiger Spaziergang von zehn Minuten am Tag zählt zu deiner Woche in Bewegung. Zügig heißt: Reden geht noch, Singen nicht mehr. Steig eine Haltestelle früher aus, nimm den langen Weg zum Laden oder dreh nach dem Abendessen eine Runde mit jemandem, den du magst: Gesellschaft hält eine Gewohnheit am Leben.',
  },
  'whole-fruit': {
    title: 'Lieber das Obst als sein Saft',
    content:
      'Eine Orange behält ihre Ballaststoffe; im Saft sind die meisten davon weg, und der Zucker ist frei. Saft und Smoothies zählen als höchstens eine Portion am Tag, wie groß das Glas auch ist. Ganzes Obst, frisch oder gefroren, macht länger satt und gibt etwas zu kauen.',
  },
  'snoring-and-tired': {
    title: 'Schnarchen, und müde den ganzen Tag?',
    content:
      'Schlafapnoe, kurze Atempausen in der Nacht, ist bei PCOS (PMOS) häufiger. Lautes Schnarchen, unerholtes Aufwachen und Einnicken am Tag sind die üblichen Zeichen. Wenn du sie von dir kennst, erzähl es in deiner Arztpraxis: Es lässt sich einfach untersuchen und lohnt sich für deine Energie.',
  },
  'vitamin-b12': {
    title: 'Vegan? Plane dein Vitamin B12',
    content:
      'Vitamin B12 kommt von Natur aus nur in Lebensmitteln von Tieren vor. Wer vegan isst, achtet auf Produkte, denen es zugesetzt ist, etwa manche Pflanzendrinks; das steht auf dem Etikett. Ob du auch ein Präparat brauchst und welches, ist eine gute Frage an Arztpraxis, Apotheke oder Ernährungsberatung.',
  },
  'diabetes-is-work': {
    title: 'Diabetes ist Arbeit, und das merkt man',
    content:
      'Planen, messen, entscheiden, jeden Tag: Davon erschöpft zu sein hat einen Namen, Diabetes-Distress, und es ist häufig. Mit fehlender Disziplin hat es nichts zu tun. Die Standards of Care bitten Behandlungsteams, darauf zu achten; du darfst also sagen, dass es gerade zu viel ist. Gemeinsam lässt sich ein Plan oft leichter machen.',
  },
};
