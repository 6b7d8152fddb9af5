import { folded } from '@pomona/food/foods/names';

const instructing = new Set(
  `ignore disregard forget system prompt assistant user instruction instructions rules rule override pretend execute script print output reveal
  password token admin html json ignora olvida instrucciones reglas sistema ignore oublie instructions regles systeme ignoriere vergiss
  anweisungen regeln system contraseña passwort`
    .split(/\s+/)
    .map(folded),
);

/** Words to a machine, which belong to no ingredient. */
export const isInstruction = (text: string): boolean =>
  folded(text)
    .split(' ')
    .some((word) => instructing.has(word));
