import type { TipId } from '../catalogue.ts';
import type { TipText } from '../tip.ts';

export const en: Readonly<Record<TipId, TipText>> = {
  'half-vegetables': {
    title: 'Half the plate for vegetables',
    content:
      'Fill half of your plate with vegetables such as broccoli, peppers or salad, a quarter with protein and a quarter with rice, potatoes or another starchy food. There is nothing to count, and it works with nearly every cuisine. Diabetes teams use this picture, and it suits everybody else at the table too.',
  },
  'minutes-a-week': {
    title: '150 minutes, cut as you like',
    content:
      'The World Health Organization recommends 150 to 300 minutes of moderate movement a week: brisk walking, cycling, dancing. It need not come in one piece. Half an hour on five days is one way, ten minutes here and there is another. Less than that still does good, so start where you are.',
  },
  'fiber-in-steps': {
    title: 'More fiber, in small steps',
    content:
      'Most adults eat less fiber than is recommended. Add one thing at a time: fruit with its skin, an extra handful of vegetables, frozen spinach in the soup. Going slowly over a few weeks, and drinking plenty along with it, gives your gut time to get used to it and saves you the bloating.',
  },
  'regular-hours': {
    title: 'The same hours, most days',
    content:
      'Going to bed and getting up at about the same time every day helps your body to know when it is night. If only one of the two is in your hands, choose the time you get up. An evening that always winds down in the same way, with a bath or a book, is a good signal as well.',
  },
  'ingredients-by-weight': {
    title: 'Read the first three ingredients',
    content:
      'Ingredients are listed by weight, the largest first. So the first three usually tell you what a product mostly is. If sugar or a syrup is among them, it holds a lot of it; if it is the vegetable on the picture, so much the better. It takes ten seconds and spares you the fine print.',
  },
  'breathe-slowly': {
    title: 'Five slow breaths',
    content:
      'Sit or stand comfortably. Breathe in gently through your nose and count to five, as far as that is easy, then let the air flow out while you count to five again. Keep going for five minutes if you have them. It works on the bus as well, and it works best when you do it regularly.',
  },
  'no-single-diet': {
    title: 'No single diet wins in PCOS',
    content:
      'The international guideline of 2023 compared ways of eating and found none that is better than the others in PCOS, now also called PMOS. What counts is balanced food that you like, that fits your culture and your budget, and that you can keep up. You may let the perfect plan go.',
  },
  'strength-twice': {
    title: 'Strength, two days a week',
    content:
      'Beside walking or cycling, adults are advised to train their muscles on two days a week or more. Weights are one way; squats at the kitchen counter, resistance bands or heavy gardening are others. Choose what works the large groups: legs, back, chest, arms. And begin lighter than you think.',
  },
  'can-of-beans': {
    title: 'Keep a can of beans at hand',
    content:
      'Beans, lentils and chickpeas bring protein and fiber in one food, cost little and keep for years. A can without added salt turns a soup, a salad or a tomato sauce into a meal in ten minutes. Dried lentils are quick too: they need no soaking and are done while you chop the rest.',
  },
  'dark-and-quiet': {
    title: 'Dark, quiet and cool',
    content:
      'A bedroom that is dark, quiet and not too warm makes it easier to fall asleep and to stay asleep. Thick curtains, earplugs and a phone that charges in another room are small changes that you make once. Try one for a week and see in your diary whether your nights change.',
  },
  'frozen-counts': {
    title: 'Frozen and canned counts too',
    content:
      'Fruit and vegetables count whether they are fresh, frozen, dried or from a can. Frozen ones are washed and chopped already, wait for weeks and let you take exactly as much as you need. With cans, look for those in water or juice without added sugar or salt.',
  },
  'feet-on-the-ground': {
    title: 'When thoughts race, feel your feet',
    content:
      'Notice that things are hard right now; that is allowed. Slow down, press your feet into the floor, stretch your arms, breathe. Then look around: what can you see, hear, smell? The trouble is not gone, but you are back in the room and can choose what to do next.',
  },
  'oils-of-plants': {
    title: 'Let plant oils do the frying',
    content:
      'Olive, rapeseed and sunflower oil are rich in unsaturated fats. Using them in place of solid fats is a swap that hardly changes the taste of a dish, and one that heart guidelines agree on. It is still fat: a spoon measures better than a swing of the bottle.',
  },
  'any-movement': {
    title: 'Movement helps, whatever the scales say',
    content:
      'With PCOS (PMOS), moving regularly is good for health and mood even when body weight stays the same. No kind of exercise has been shown to be the best one. So take what you enjoy, alone or with others, and count every bit: some is better than none.',
  },
  'whole-grain': {
    title: 'Make whole grain the usual one',
    content:
      'Bread, pasta and rice come in two versions, and the whole-grain one keeps the fiber. The World Health Organization advises that carbohydrates should come mostly from whole grains, vegetables, fruit and pulses. If the taste is new to you, mix half and half at first.',
  },
  'last-coffee': {
    title: 'The last coffee at lunch',
    content:
      'Caffeine stays in the body for hours. For better nights, it is advised to have no coffee or tea for at least six hours before bed; the same goes for alcohol, which makes sleep lighter. If you like something warm in the evening, herbal tea or hot water with ginger fills the cup.',
  },
  'other-names-of-sugar': {
    title: 'Sugar has many names',
    content:
      'Glucose syrup, dextrose, maltose, concentrated fruit juice: on a label, sugar rarely goes by its name alone. Words that end in “-ose” and all syrups belong to it. The World Health Organization advises to keep these free sugars low; the sugar inside a whole fruit is not meant.',
  },
  'mood-matters': {
    title: 'How you feel is part of it',
    content:
      'Low mood and anxiety are more frequent with PCOS (PMOS), and the international guideline asks doctors to ask about them. If the last weeks were heavy, you may bring it up yourself; it belongs to the appointment as much as a blood test. You are not making a fuss.',
  },
  'fish-twice': {
    title: 'Fish, twice a week',
    content:
      'Two portions of fish a week, one of them oily, is what many guidelines agree on. Sardines, herring, mackerel and salmon are rich in omega-3 fats, and from a can or the freezer they are affordable and quick. In a salad, over warm vegetables, with lemon: supper in five minutes.',
  },
  'up-from-the-chair': {
    title: 'Stand up every half hour',
    content:
      'Long sitting is best broken up. For people with diabetes the Standards of Care suggest getting up about every thirty minutes; it does everybody good. Fetch a glass of water, stretch, take the phone call on your feet. A small break is enough, and it is over before the kettle boils.',
  },
  'handful-of-nuts': {
    title: 'A small handful of nuts',
    content:
      'Unsalted nuts belong to what the World Health Organization counts as a healthy diet: they bring unsaturated fats, fiber and protein. A small handful makes a snack that needs no plate. Chopped and toasted, they give a salad or a bowl of vegetables the crunch it was missing.',
  },
  'up-and-back': {
    title: 'Can’t sleep? Get up for a while',
    content:
      'If sleep doesn’t come, lying there and trying harder rarely helps. Get up, sit somewhere comfortable in soft light and read or listen to something quiet. Go back to bed when you feel sleepy. And turn the clock to the wall: counting the hours left keeps you awake.',
  },
  'gluten-free-labels': {
    title: 'Gluten: what stands out on the label',
    content:
      'Fresh vegetables, fruit and many other plain foods are free of gluten by nature. On packs in Europe, cereals with gluten have to stand out in the list of ingredients, for example in bold. Sauces, soups and seasonings are the ones to look at twice, also when you have bought them before.',
  },
  'one-next-step': {
    title: 'One thing that you can change',
    content:
      'Stress grows where everything seems out of our hands. Write down what weighs on you, and mark the one thing that you can do something about today. Make it small enough to begin at once: one call, one drawer, one no. What you can’t change may stay on the paper.',
  },
  'herbs-for-salt': {
    title: 'Herbs first, salt last',
    content:
      'Less than a teaspoon of salt a day, from everything you eat, is what the World Health Organization advises; most of us have about twice that. Lemon, garlic, herbs, pepper and roasted spices give dishes their taste first. Salt at the end, after tasting, and you will need less.',
  },
  'ten-brisk-minutes': {
    title: 'Ten brisk minutes',
    content:
      'A brisk walk of ten minutes a day counts towards your week of movement. Brisk means that you can still talk, but not sing. Get off a stop earlier, walk the long way to the shop, or make a round after supper with someone you like: company is what keeps a habit alive.',
  },
  'whole-fruit': {
    title: 'The fruit rather than its juice',
    content:
      'An orange keeps its fiber; in the juice most of it is gone, and the sugar is free. Juice and smoothies count as one portion a day at most, whatever the size of the glass. Whole fruit, fresh or frozen, fills for longer and is something to chew.',
  },
  'snoring-and-tired': {
    title: 'Snoring, and tired all day?',
    content:
      'Sleep apnea, short pauses of breath at night, is more frequent with PCOS (PMOS). Loud snoring, waking up unrefreshed and nodding off by day are its usual signs. If you know them from yourself, tell your doctor: it is simple to look into, and worth it for your energy.',
  },
  'vitamin-b12': {
    title: 'Vegan? Plan your vitamin B12',
    content:
      'Vitamin B12 occurs naturally in foods from animals only. As a vegan, look for foods it has been added to, such as some plant drinks; the label says so. Whether you also need a supplement, and which, is a good question for your doctor, pharmacist or dietitian.',
  },
  'diabetes-is-work': {
    title: 'Diabetes is work, and that shows',
    content:
      'Planning, measuring, deciding, every day: being worn out by it has a name, diabetes distress, and it is common. It is no lack of discipline. The Standards of Care ask care teams to look out for it, so you may say that it is too much at the moment. Together a plan can often be made lighter.',
  },
};
