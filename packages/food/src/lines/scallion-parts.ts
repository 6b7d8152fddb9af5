/** "white and green parts separated": the whole one is used. */
const whiteAndGreen =
  /[,(]? ?(?:(?:the|la|le|los|las|les) )?(?:parte )?(?:whites?|weiße?[snr]?|blanc(?:a|o|s)?)(?: parts?)?,? (?:and|&|et|und|y)(?: (?:the|la|le))? (?:(?:light|pale|dark) )?(?:greens?|grüne?[snr]?|verts?|verdes?)(?: (?:parts?|teile?))?(?: (?:only|separated|separately|divided|kept separate|getrennt|séparés?|por separado))?\)?(?=[,;)]|$)/giu;

const onlyGreen =
  /[,(] ?(?:only )?(?:(?:the|nur|sólo|solo|seulement|uniquement|das|der|la|le) ?){0,2}(?:dark )?(?:green (?:parts?|tops?)|greens|tops|grün(?:en?)?(?: teil)?|parte verde|partie verte|vert)(?: (?:only|allein|solamente|seulement|uniquement))?\)?(?=[,;)]|$)/giu;
const only = /only|nur|s[óo]lo|solamente|seulement|uniquement/iu;

const greens: readonly (readonly [RegExp, string])[] = [
  [/scallions?|(?:spring|green) onions?/iu, 'scallion greens'],
  [/frühlingszwiebeln?|lauchzwiebeln?/iu, 'Frühlingszwiebelgrün'],
  [/cebolletas?|cebollines|cebollín/iu, 'tallos verdes de cebolleta'],
  [/oignons? verts?|oignons? nouveaux|ciboules?/iu, 'tiges d’oignon vert'],
];

/** Which part of a scallion a line asks for, in words that name the food: the white holds what the green does not (FODMAP). */
export function withScallionParts(line: string): string {
  if (!greens.some(([scallion]) => scallion.test(line))) return line;
  const whole = line.replace(whiteAndGreen, '');
  const [part = ''] = whole.match(onlyGreen) ?? [];
  if (whole !== line || !only.test(part)) return whole;
  return greens.reduce(
    (text, [name, ofGreens]) => text.replace(name, ofGreens),
    whole.replace(part, ''),
  );
}
