import type { TipSource } from '@pomona/contract/wellness/tips';

const nhs = 'https://www.nhs.uk';
const who = 'https://www.who.int';

/** All in English; the addresses are those of the publishers. */
export const sources = {
  pcosGuideline: {
    title: 'Monash University: International evidence-based guideline on PCOS, 2023',
    url: 'https://www.monash.edu/medicine/mchri/pcos/guideline',
  },
  diabetesStandards: {
    title: 'American Diabetes Association: Standards of Care in Diabetes, 2025',
    url: 'https://diabetesjournals.org/care/issue/48/Supplement_1',
  },
  diabetesMeals: {
    title: 'CDC: Diabetes meal planning',
    url: 'https://www.cdc.gov/diabetes/healthy-eating/diabetes-meal-planning.html',
  },
  activity: {
    title: 'WHO: Guidelines on physical activity and sedentary behaviour, 2020',
    url: `${who}/publications/i/item/9789240015128`,
  },
  carbohydrates: {
    title: 'WHO: Carbohydrate intake for adults and children, 2023',
    url: `${who}/publications/i/item/9789240073593`,
  },
  sugars: {
    title: 'WHO: Sugars intake for adults and children, 2015',
    url: `${who}/publications/i/item/9789241549028`,
  },
  healthyDiet: {
    title: 'WHO: Healthy diet',
    url: `${who}/news-room/fact-sheets/detail/healthy-diet`,
  },
  sodium: {
    title: 'WHO: Sodium reduction',
    url: `${who}/news-room/fact-sheets/detail/sodium-reduction`,
  },
  timesOfStress: {
    title: 'WHO: Doing what matters in times of stress, 2020',
    url: `${who}/publications/i/item/9789240003927`,
  },
  fats: {
    title: 'NHS: Facts about fat',
    url: `${nhs}/live-well/eat-well/food-types/different-fats-nutrition/`,
  },
  fish: {
    title: 'NHS: Fish and shellfish',
    url: `${nhs}/live-well/eat-well/food-types/fish-and-shellfish-nutrition/`,
  },
  fiber: {
    title: 'NHS: How to get more fibre into your diet',
    url: `${nhs}/live-well/eat-well/digestive-health/how-to-get-more-fibre-into-your-diet/`,
  },
  pulses: {
    title: 'NHS: Beans and pulses',
    url: `${nhs}/live-well/eat-well/food-types/beans-and-pulses-nutrition/`,
  },
  fiveADay: {
    title: 'NHS: Why 5 A Day?',
    url: `${nhs}/live-well/eat-well/5-a-day/why-5-a-day/`,
  },
  labels: {
    title: 'NHS: How to read food labels',
    url: `${nhs}/live-well/eat-well/food-guidelines-and-food-labels/how-to-read-food-labels/`,
  },
  vegan: {
    title: 'NHS: The vegan diet',
    url: `${nhs}/live-well/eat-well/how-to-eat-a-balanced-diet/the-vegan-diet/`,
  },
  coeliac: { title: 'NHS: Coeliac disease', url: `${nhs}/conditions/coeliac-disease/` },
  walking: {
    title: 'NHS: Walking for health',
    url: `${nhs}/live-well/exercise/walking-for-health/`,
  },
  insomnia: { title: 'NHS: Insomnia', url: `${nhs}/conditions/insomnia/` },
  sleep: {
    title: 'NHS Every Mind Matters: Sleep problems',
    url: `${nhs}/every-mind-matters/mental-health-issues/sleep/`,
  },
  breathing: {
    title: 'NHS: Breathing exercises for stress',
    url: `${nhs}/mental-health/self-help/guides-tools-and-activities/breathing-exercises-for-stress/`,
  },
  stress: {
    title: 'NHS: 10 stress busters',
    url: `${nhs}/mental-health/self-help/guides-tools-and-activities/tips-to-reduce-stress/`,
  },
} as const satisfies Record<string, TipSource>;
