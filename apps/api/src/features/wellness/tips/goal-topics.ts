import { folded } from '@pomona/contract/search-text';
import type { TipCategory } from '@pomona/contract/wellness/tips';
import type { DietType } from '@pomona/food/labels/diets';

export type Topic = DietType | TipCategory;

/** Beginnings of words in four languages, folded; those of up to four letters are whole words. */
const beginnings: Partial<Record<Topic, string>> = {
  PCOS: 'pcos pmos pco sop sopk polycyst poliquist polyzyst polykyst',
  'Diabetes-Friendly': 'diabet prediabet glucos glukos glucem glycem insulin blutzucker',
  'Low-Sugar': 'sugar sweets zucker sussig azucar dulces sucre sucreri',
  'Heart-Healthy': 'heart cholest herzg blutdruck corazon coeur salt salz sal sel',
  'High-Fiber':
    'fiber fibre fibra ballast bean beans lentil linsen bohnen legum haricot gemuse verdura',
  'High-Protein': 'protein eiweiss',
  Vegan: 'vegan',
  meals:
    'cook cooking meals lunch dinner breakfast kochen mittag cocinar comida cena cuisin repas dejeun',
  fiber_protein: 'fiber fibre fibra ballast protein eiweiss',
  movement:
    'move moving walk walking run running swim swimming gym yoga sport sports exerc strength training steps beweg spazier laufen schwimm schritte kraft ejerc camin mover deporte entren pasos bouge march courir muscul',
  sleep: 'sleep asleep bed bedtime schlaf bett dormi sueno cama acost sommeil lit couch',
  stress:
    'stress relax calm breath meditat anxi mindful estres respir entspann ruhe atmen achtsam detend detente',
  shopping:
    'shopping grocer buy buying label labels budget einkauf etikett compra etiquet courses achet',
};

const maxWholeWord = 4;

/** What the free texts of goals are about, as far as their words show it (PROF-04). */
export function topicsOfGoals(goals: readonly string[]): Set<Topic> {
  const words = goals.flatMap((goal) => folded(goal).split(/[^a-z]+/));
  return new Set(
    topics.flatMap(([topic, known]) =>
      known.some((one) => words.some((word) => isMeant(one, word))) ? [topic] : [],
    ),
  );
}

const topics = (Object.keys(beginnings) as Topic[]).map(
  (topic) => [topic, (beginnings[topic] ?? '').split(' ')] as const,
);

const isMeant = (beginning: string, word: string) =>
  beginning.length <= maxWholeWord ? word === beginning : word.startsWith(beginning);
