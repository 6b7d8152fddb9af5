import { foodNamed } from './foods/find-food.ts';
import { framed } from './plated-dish.ts';
import { createRandom } from './random.ts';
import { createSheet } from './sheet.ts';
import { glazes, plate } from './table/crockery.ts';
import { cloth, cutlery } from './table/setting.ts';
import { lightFall, tableTop, tableTops } from './table/table-top.ts';

/** What is shown where a picture is broken (LIST-15): a laid place, an empty plate, a sprig. SVG of 1200×900. */
export function fallbackPicture(): string {
  const random = createRandom('an empty plate');
  const sheet = createSheet(random);
  const round = { x: 600, y: 448, radius: 384 };
  const thyme = foodNamed('thyme').piece(sheet, { x: 622, y: 470, size: 330, turn: -0.62 });
  const drawing =
    tableTop(sheet, tableTops.oatLinen) +
    cloth(sheet, { x: 250, y: 730, size: 640, turn: 0.42 }, '#8fa08a') +
    cutlery(sheet, { metal: 'brass', withSpoon: false, side: 1 }) +
    plate(sheet, round, glazes.chalk) +
    thyme;
  return framed(sheet, drawing + lightFall(sheet));
}
