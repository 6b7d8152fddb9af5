import type { DemoReviews } from './review.ts';

export const americanReviews: DemoReviews = {
  'texas-red-chili': [
    [
      'tom',
      5,
      14,
      'No beans, no tomatoes, no argument. Even better on the second day, and the fat really does lift off in one piece.',
    ],
    [
      'diego',
      4,
      45,
      'Toasting the anchos until they smell of raisins, that is the right moment. I served beans on the side and told nobody from Texas.',
    ],
    [
      'lukas',
      4,
      120,
      'Zwei Stunden Geduld, dann zerfällt das Fleisch fast von selbst. Den Blumenkohl dazu fand ich überraschend gut.',
    ],
  ],
  'cobb-salad-with-chive-vinaigrette': [
    [
      'grace',
      4,
      20,
      'Dressing the leaves first, why did I never do that? Packed it in boxes for work and cut the avocado there.',
    ],
    [
      'kenji',
      4,
      140,
      'Nine minutes for the eggs is right, set but still bright. Feta for me, I do not get along with blue cheese.',
    ],
    ['tom', 5, 300, 'A salad after which I do not need a sandwich.'],
  ],
  'buckwheat-buttermilk-pancakes': [
    [
      'mathieu',
      4,
      15,
      'They remind me of the galettes at home, only thicker. Dark from the start, so look at the holes and not at the color.',
    ],
    [
      'amara',
      5,
      60,
      'Kefir instead of buttermilk, and the blueberries burst just as it says. Soft inside, lacy at the rim.',
    ],
    [
      'lukas',
      3,
      190,
      'Gut, aber ohne jeden Zucker recht herb. Mit reifen Birnen statt Heidelbeeren waren sie mir lieber.',
    ],
  ],
  'new-england-fish-chowder': [
    [
      'grace',
      5,
      70,
      'I did not believe that beans and cauliflower could stand in for cream. My father grew up in Maine and asked for the recipe.',
    ],
    ['tom', 4, 170, 'Keep it low once the milk is in. Haddock was cheaper and just as good.'],
    [
      'amara',
      4,
      210,
      'The base waited two days in the fridge until I got to the fish shop. Then dinner took ten minutes.',
    ],
  ],
  'banana-bran-muffins': [
    [
      'amara',
      4,
      3,
      'Very ripe bananas, a dozen folds, and stop. Still moist on the second day, and on the third there were none.',
    ],
    [
      'tom',
      3,
      4,
      'Honest muffins. I would like them a touch sweeter, my bananas were not spotty enough.',
    ],
  ],
  'cheeseburger-bowl': [
    [
      'tom',
      5,
      10,
      'Do not touch the beef for four minutes! That crust is the burger. The sauce goes on everything now.',
    ],
    ['aylin', 4, 44, 'I used ground turkey with a little oil in the pan. The pickles make it.'],
    ['mei', 3, 85, 'Tasty, but I missed the bun more than I want to admit.'],
  ],
  'turkey-mushroom-meatloaf': [
    [
      'grace',
      4,
      22,
      'Cook the mushrooms until the pan is really dry. It sliced cleanly and was good cold in a sandwich the next day.',
    ],
    [
      'lukas',
      4,
      75,
      'Die Tomatenglasur wird herrlich klebrig. Nach 40 Minuten hatte er in der Mitte genau 74 Grad.',
    ],
    ['kenji', 3, 160, 'Juicy, but for us it needed a little salt at the table.'],
  ],
  'smoky-skillet-popcorn': [
    [
      'mei',
      4,
      16,
      'Rub the powder really fine and it sticks to every piece. Gone before the film began.',
    ],
    [
      'ines',
      4,
      130,
      'Wait for the three kernels, then add the rest: it works every time. Chili and lime zest for the second batch.',
    ],
    [
      'tom',
      5,
      240,
      'Tastes of cheese without any cheese. Do not take the lid off to look, learn from me.',
    ],
  ],
  'carrot-cake-baked-oatmeal': [
    [
      'grace',
      5,
      30,
      'Four squares, four breakfasts. Grate the carrots finely, I was lazy once and found strings in it.',
    ],
    [
      'amara',
      4,
      100,
      'Only a few raisins and sweet enough for me, though not for my teenager. Yogurt in place of frosting convinced him.',
    ],
    [
      'leila',
      4,
      350,
      'Moelleux et parfumé. Je congèle les parts une par une et je les réchauffe au four doux.',
    ],
  ],
};
