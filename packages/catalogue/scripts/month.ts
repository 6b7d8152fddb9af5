import { parseArgs } from 'node:util';
import { type Day, dayTotal, dishOf, isWhole, monthPlans, pickMonth } from '../src/month.ts';
import { readCatalogue } from '../src/read.ts';

/*
 * Picks a month of thirty breakfasts, lunches and dinners, none twice, for each plan, and prints its days with energy, fibre,
 * protein and sodium. `--plan <name>` picks one of them, `--short` leaves out the days. Ends with 1 where dishes are missing.
 */

const { values: options } = parseArgs({
  options: { plan: { type: 'string' }, short: { type: 'boolean', default: false } },
});

/** kcal and mg: a day below and above is marked. */
const leastEnergy = 1500;
const mostSodium = 2300;

const figures = ['energy', 'fibre', 'protein', 'sodium'] as const;
const units = { energy: 'kcal', fibre: 'g fibre', protein: 'g protein', sodium: 'mg sodium' };

function printDay(day: Day, at: number): void {
  const totals = figures.map((figure) => `${dayTotal(day, figure).toFixed(0)} ${units[figure]}`);
  const marks = [
    dayTotal(day, 'energy') < leastEnergy ? `under ${leastEnergy} kcal` : '',
    dayTotal(day, 'sodium') > mostSodium ? `over ${mostSodium} mg sodium` : '',
  ].filter(Boolean);
  const note = marks.length > 0 ? ` (${marks.join(', ')})` : '';
  console.log(`  ${String(at + 1).padStart(2)}  ${totals.join(' · ')}${note}`);
  console.log(`      ${day.breakfast.id} | ${day.lunch.id} | ${day.dinner.id}`);
}

function printSpans(days: readonly Day[]): void {
  for (const figure of figures) {
    const all = days.map((day) => dayTotal(day, figure)).sort((a, b) => a - b);
    const mean = all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
    const span = `${all.at(0)?.toFixed(0)} to ${all.at(-1)?.toFixed(0)}`;
    if (all.length > 0) console.log(`  ${units[figure]}: mean ${mean.toFixed(0)}, ${span}`);
  }
  const small = days.filter((day) => dayTotal(day, 'energy') < leastEnergy).length;
  const salty = days.filter((day) => dayTotal(day, 'sodium') > mostSodium).length;
  console.log(
    `  ${small} of ${days.length} days under ${leastEnergy} kcal: they need larger plates or snacks; ${salty} over ${mostSodium} mg sodium`,
  );
}

const plans = monthPlans.filter(({ name }) => options.plan === undefined || name === options.plan);
if (plans.length === 0) console.error(`Plans: ${monthPlans.map(({ name }) => name).join(', ')}`);
const dishes = readCatalogue().map((recipe) => dishOf(recipe));
for (const plan of plans) {
  const month = pickMonth(dishes, plan);
  const { breakfasts, lunches, dinners } = month.missing;
  console.log(`\n${plan.name}: ${month.days.length} of 30 days`);
  if (!options.short) for (const [at, day] of month.days.entries()) printDay(day, at);
  printSpans(month.days);
  if (!isWhole(month)) {
    console.log(`  missing: ${breakfasts} breakfasts, ${lunches} lunches, ${dinners} dinners`);
    process.exitCode = 1;
  }
}
if (plans.length === 0) process.exitCode = 1;
