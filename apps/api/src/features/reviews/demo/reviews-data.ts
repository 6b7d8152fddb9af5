import type { DemoReviews } from './review.ts';

/** The reviews of the first recipes. Written for Pomona, about the dishes as they are. */
export const firstReviews: DemoReviews = {
  'chickpea-and-spinach-shakshuka': [
    [
      'ines',
      5,
      9,
      'Waiting for the sauce to leave that trail made all the difference. My eggs stayed on top for once, and the yolks were perfect after seven minutes.',
    ],
    ['tom', 5, 21, 'Made the sauce on Sunday and had breakfast in ten minutes on Tuesday.'],
    [
      'priya',
      4,
      34,
      'Lovely and filling with the chickpeas in. I doubled the red pepper flakes, it is very gentle as written.',
    ],
    [
      'mathieu',
      5,
      60,
      'I used white beans as suggested. Bring bread, there is a lot of good sauce.',
    ],
  ],
  'blueberry-chia-overnight-oats': [
    [
      'grace',
      5,
      6,
      'Crushing half of the berries is clever: it tastes sweet without anything added. Four jars on Sunday and my week is sorted.',
    ],
    [
      'tom',
      4,
      15,
      'Good, but stir it longer than you think. My first batch had a layer of chia cement.',
    ],
    [
      'aylin',
      4,
      40,
      'Works with frozen berries straight from the bag. I like pecans on it better.',
    ],
  ],
  'moong-dal-chilla-with-mint-yogurt': [
    [
      'priya',
      5,
      11,
      'Very close to how my aunt makes them. The drop of water test is the right one, do not start before it dances.',
    ],
    [
      'grace',
      3,
      25,
      'The flavor is great, but my first three stuck and tore. A better pan and a thinner layer helped with the rest.',
    ],
    [
      'ines',
      4,
      47,
      'The mint yogurt with lime is the best part. Remember to soak the beans the night before!',
    ],
  ],
  'huevos-rancheros-with-black-beans': [
    ['tom', 5, 8, 'The charred salsa is worth the extra pan. We had it for dinner.'],
    [
      'aylin',
      4,
      30,
      'A proper weekend breakfast. I left the seeds out of the jalapeño for my daughter and she finished her plate.',
    ],
  ],
  'miso-soup-with-tofu-egg-and-greens': [
    [
      'mathieu',
      4,
      13,
      'I never knew that miso should not boil. The egg at seven minutes is exactly like jam, as promised.',
    ],
    ['grace', 5, 28, 'What I want on a cold morning. Light, but I was not hungry until lunch.'],
    ['tom', 3, 52, 'Nice broth. For me it needed a little more miso at the end.'],
  ],
  'cottage-cheese-oat-pancakes': [
    [
      'aylin',
      5,
      7,
      'Nobody at the table noticed the cottage cheese. Low heat really matters, the second batch was prettier than the first.',
    ],
    ['ines', 4, 19, 'Soft and a bit tangy. Warm raspberries instead of syrup is a keeper.'],
    [
      'grace',
      4,
      33,
      'Froze half of them between paper and they came out of the toaster just fine.',
    ],
    ['tom', 3, 70, 'Tasty, but tricky to flip. Make them small.'],
  ],
  'masala-tofu-scramble': [
    [
      'priya',
      5,
      10,
      'Let the tomatoes cook until the oil shows and it tastes like a real bhurji. My weekday standard now.',
    ],
    [
      'mathieu',
      4,
      38,
      'I am not usually a tofu person at breakfast. This changed my mind, mostly thanks to the ginger.',
    ],
  ],
  'poblano-and-mushroom-omelet': [
    [
      'ines',
      4,
      14,
      'Leaving the mushrooms alone for three minutes is hard, but they get that dark edge. Very good with the lime avocado.',
    ],
    [
      'tom',
      4,
      41,
      'No poblano in my shop, so green pepper and chili powder it was. Still a fine omelet.',
    ],
  ],
  'greek-lentil-salad': [
    [
      'grace',
      5,
      12,
      'Dressing the lentils while they are hot is the trick. This has been my packed lunch for three weeks.',
    ],
    ['aylin', 5, 26, 'Fresh and sharp. I used half dill, half parsley.'],
    [
      'mathieu',
      4,
      44,
      'Watch the lentils closely, mine went from firm to mush in two minutes. The second try was excellent.',
    ],
    ['priya', 4, 80, 'Good keeper without the cucumber. I add a bit more vinegar on day two.'],
  ],
  'tuscan-white-bean-and-kale-soup': [
    [
      'mathieu',
      5,
      16,
      'Creamy without cream, it is true. Crush the beans against the pot and do not be shy about it.',
    ],
    ['ines', 5, 31, 'Even better the next day. I froze two portions and they came back well.'],
    [
      'tom',
      4,
      55,
      'Ten minutes of patience with the onions pays off. Lemon at the end wakes it up.',
    ],
  ],
  'tofu-edamame-rice-bowl': [
    [
      'aylin',
      4,
      18,
      'Crisp tofu, finally. Patting it dry and not touching it was what I had been missing.',
    ],
    [
      'priya',
      4,
      36,
      'I pack the dressing in a little jar and it is still crunchy at one o’clock. Scrunched cabbage is a nice touch.',
    ],
  ],
  'chicken-larb-lettuce-cups': [
    [
      'tom',
      5,
      10,
      'The toasted rice is not optional! It smells of popcorn and makes the whole dish. Chopping the chicken by hand took me ten minutes.',
    ],
    ['grace', 5, 29, 'Made it for friends, everybody built their own cups. Nothing left.'],
    [
      'ines',
      3,
      62,
      'Bright and fresh, but a lot of chopping for a weekday. With ground turkey it goes faster.',
    ],
  ],
  'black-bean-tortilla-soup': [
    [
      'aylin',
      5,
      13,
      'The baked tortilla strips stay crunchy longer than I expected. My kids fight over them.',
    ],
    [
      'grace',
      4,
      27,
      'Blending two ladlefuls gives it real body. I freeze it without the toppings.',
    ],
    ['mathieu', 4, 90, 'Smoky, mild and generous. A second lime at the table does no harm.'],
  ],
  'chana-chaat': [
    [
      'priya',
      5,
      8,
      'Tastes of the stall at the station where I grew up. Toast the cumin darker than you dare.',
    ],
    ['tom', 4, 22, 'Pomegranate is expensive here, apple worked well too.'],
    [
      'ines',
      5,
      48,
      'Cold yogurt, warm chickpeas, crunchy onion. I had it for lunch and again for dinner.',
    ],
  ],
  'smashed-chickpea-salad-sandwich': [
    ['grace', 4, 15, 'Half crushed, half whole is exactly right. The dill makes it.'],
    [
      'aylin',
      4,
      45,
      'The tahini does seize first, as the recipe says. Keep stirring and it turns creamy.',
    ],
  ],
  'salmon-fennel-tomato-traybake': [
    [
      'ines',
      5,
      9,
      'One pan, and the fennel gets sweet and brown at the tips. Ten minutes was just enough for the salmon.',
    ],
    [
      'mathieu',
      5,
      20,
      'Guests asked for the recipe. The pan juices with lemon and dill are wonderful.',
    ],
    ['tom', 4, 37, 'Use the biggest tray you own. Mine was crowded and the fennel steamed a bit.'],
    [
      'grace',
      5,
      75,
      'Did the vegetables in the afternoon and only the fish in the evening. So relaxed.',
    ],
  ],
  'roasted-eggplant-with-lentils-and-tahini': [
    [
      'aylin',
      5,
      17,
      'Reminds me of my grandmother’s kitchen. Give the eggplant the full 45 minutes, it should collapse.',
    ],
    [
      'priya',
      4,
      42,
      'The pinch of cinnamon in the lentils is lovely. A long list, but nothing difficult.',
    ],
    ['tom', 3, 66, 'Good, though I got two portions where it says four. We were hungry.'],
  ],
  'chickpea-spinach-curry': [
    [
      'priya',
      5,
      12,
      'Browning the onions for the full twelve minutes is what most recipes skip. Here it is right.',
    ],
    [
      'grace',
      4,
      30,
      'Half blended, half whole spinach makes a great texture. Lemon at the end, yes.',
    ],
    ['mathieu', 4, 58, 'The garden gave me chard, so chard it was. Froze well.'],
  ],
  'tandoori-chicken-cauliflower-traybake': [
    [
      'tom',
      5,
      11,
      'Charred edges from an ordinary oven! Leave room between the pieces, that is the secret.',
    ],
    [
      'aylin',
      4,
      24,
      'The cauliflower under the dripping spices is better than the chicken. And the chicken is very good.',
    ],
    ['ines', 4, 49, 'I marinated it for half a day. Tender, not chalky at all.'],
  ],
  'whole-wheat-penne-with-broccoli-and-beans': [
    [
      'mathieu',
      4,
      14,
      'I was doubtful about soft broccoli. It melts into a sauce, and I did not miss cream at all.',
    ],
    ['ines', 3, 35, 'Comforting. A little plain for me without extra lemon and pepper.'],
    ['grace', 4, 83, 'On the table in half an hour with things from the cupboard.'],
  ],
  'chicken-cacciatore': [
    [
      'ines',
      5,
      12,
      'Scrape up that brown crust. I made it on Saturday and served it on Sunday, even darker and better.',
    ],
    [
      'tom',
      5,
      33,
      'Stock and vinegar instead of wine worked nicely. Very generous with the mushrooms.',
    ],
    ['grace', 4, 64, 'An hour and a quarter, most of it hands off. The green beans keep it fresh.'],
  ],
  'ginger-beef-and-broccoli': [
    [
      'aylin',
      4,
      10,
      'Searing in two batches is worth it. Glossy sauce, and less salty than takeout.',
    ],
    ['tom', 5, 27, 'My teenager ate three bowls. Have everything cut before the wok goes on.'],
    ['priya', 4, 51, 'Made it with firm tofu. The matchsticks of ginger get sweet and crisp.'],
  ],
  'fish-tacos-with-lime-slaw': [
    [
      'grace',
      5,
      8,
      'Squeezing the cabbage by hand turns it silky. We used cod and charred the tortillas over the flame.',
    ],
    [
      'mathieu',
      5,
      23,
      'Summer on a plate. The smoky yogurt could be doubled, everyone wanted more.',
    ],
    ['ines', 4, 44, 'Do wait until the crust lets go of the pan. I did not, the first time.'],
  ],
  'turkey-two-bean-chili': [
    [
      'tom',
      5,
      9,
      'Cocoa in chili! You cannot taste it, but you would miss it. Six portions, four of them in my freezer.',
    ],
    [
      'grace',
      4,
      31,
      'Let the turkey really brown before breaking it up. Mild enough for the whole family.',
    ],
  ],
  'ginger-cod-parcels-with-bok-choy': [
    [
      'mathieu',
      5,
      18,
      'The hiss of the hot sesame oil at the table, what a show for so little work.',
    ],
    [
      'aylin',
      4,
      43,
      'Fifteen minutes and hardly anything to wash up. Check one parcel early if the fillets are thin.',
    ],
  ],
  'muhammara-with-crudites': [
    [
      'aylin',
      5,
      13,
      'Close to the one I know from home. Drain the peppers well and make it a day early.',
    ],
    ['priya', 4, 39, 'Gone in minutes. I liked it a bit coarser, so only a few pulses.'],
  ],
  'guacamole-with-jicama-and-radish': [
    [
      'grace',
      4,
      16,
      'Pounding the onion first gives so much more flavor. Jicama is my new favorite thing to dip.',
    ],
    ['tom', 4, 37, 'Stop mashing early, they are right. Lumps are good.'],
  ],
  'chili-garlic-edamame': [
    [
      'priya',
      4,
      12,
      'Dry them properly and they do blister. Better than crisps in front of a film.',
    ],
    [
      'ines',
      3,
      40,
      'Quick and good, but I burned the garlic the first time. Turn the heat down before it goes in.',
    ],
  ],
};
