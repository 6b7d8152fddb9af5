import type { ActivityType, SymptomType } from '@pomona/contract/wellness';

// Five weeks of the demonstration member's life, by days before the newest. They give exactly energy 7.2, 5 workouts
// a week, 7.5 hours of sleep and a streak of 12 on the newest day and on the day after it, whatever weekday that is:
// - day 12 has no log at all, which ends the streak;
// - energy and sleep keep to the days 0 to 28, which lie in the last thirty days on both;
// - activities repeat every seven days, so that any four weeks hold twenty of them.
// With the goals and favourites there are fewer than 150 points, which is Beginner.

/** How many days ago, what, at which level from 1 to 10, and a note. */
type Level = readonly [ago: number, type: SymptomType, level: number, notes?: string];

export const demoLevels: readonly Level[] = [
  [0, 'energy', 7],
  [1, 'energy', 8, 'Walked to work for once.'],
  [2, 'energy', 6, 'Tired from the start.'],
  [3, 'energy', 7],
  [5, 'energy', 8],
  [6, 'energy', 5, 'Two coffees too many, and still slow.'],
  [7, 'energy', 7],
  [8, 'energy', 7],
  [9, 'energy', 7],
  [10, 'energy', 8, 'Proper breakfast, no slump at eleven.'],
  [13, 'energy', 6],
  [14, 'energy', 8],
  [16, 'energy', 8],
  [17, 'energy', 7],
  [19, 'energy', 7],
  [20, 'energy', 8],
  [22, 'energy', 7],
  [23, 'energy', 6],
  [26, 'energy', 9, 'Day off in the hills.'],
  [27, 'energy', 8],
  [1, 'mood', 8],
  [3, 'mood', 7],
  [4, 'mood', 8, 'Dinner with friends.'],
  [5, 'mood', 6],
  [6, 'mood', 6],
  [7, 'mood', 8],
  [9, 'mood', 6, 'Rain all day.'],
  [11, 'mood', 8],
  [14, 'mood', 8],
  [16, 'mood', 6],
  [18, 'mood', 8],
  [20, 'mood', 8, 'New swimsuit, new record: thirty lengths.'],
  [22, 'mood', 7],
  [24, 'mood', 7],
  [29, 'mood', 7],
  [0, 'cravings', 4],
  [1, 'cravings', 3],
  [2, 'cravings', 6, 'Chocolate after lunch.'],
  [3, 'cravings', 4],
  [4, 'cravings', 3],
  [5, 'cravings', 2],
  [6, 'cravings', 8, 'Everything in the vending machine looked good.'],
  [8, 'cravings', 5],
  [10, 'cravings', 3],
  [13, 'cravings', 6],
  [15, 'cravings', 3],
  [16, 'cravings', 4],
  [19, 'cravings', 5],
  [23, 'cravings', 7, 'Skipped lunch, paid for it at four.'],
  [26, 'cravings', 2],
  [2, 'stress', 6],
  [6, 'stress', 7, 'Deadline.'],
  [9, 'stress', 5],
  [13, 'stress', 6],
  [17, 'stress', 4],
  [20, 'stress', 3],
  [25, 'stress', 4],
  [28, 'stress', 4],
];

/** How many days ago, how well from 1 to 10, how many hours, and a note. */
export const demoNights: readonly (readonly [
  ago: number,
  level: number,
  hours: number,
  notes?: string,
])[] = [
  [0, 7, 7.5],
  [1, 8, 8],
  [2, 5, 6.5, 'Neighbors moving furniture until midnight.'],
  [3, 7, 7.25],
  [4, 8, 7.75],
  [5, 8, 8.25],
  [6, 4, 6, 'Woke up at four and thought about work.'],
  [8, 7, 7.5],
  [9, 6, 7],
  [10, 8, 8],
  [11, 7, 7.75],
  [13, 5, 6.75],
  [15, 8, 8],
  [16, 8, 7.5],
  [18, 9, 8.5, 'Phone left in the kitchen.'],
  [19, 6, 7.25],
  [21, 7, 7.5],
  [23, 5, 6.5, 'Late train.'],
  [24, 8, 8],
  [26, 9, 8.5],
];

/** How many days ago, what, how many minutes, and a note. */
export const demoActivities: readonly (readonly [
  ago: number,
  type: ActivityType,
  minutes: number,
  notes?: string,
])[] = [
  [0, 'Walking', 35],
  [1, 'Strength Training', 40],
  [3, 'Yoga', 30, 'Shoulders much looser afterwards.'],
  [4, 'Cycling', 50],
  [6, 'Walking', 25, 'Only to the market and back.'],
  [7, 'Swimming', 45],
  [8, 'Walking', 40],
  [10, 'Strength Training', 40],
  [11, 'Dancing', 60, 'Salsa class, two left feet.'],
  [13, 'Meditation', 15],
  [14, 'Walking', 45],
  [15, 'Cardio', 30],
  [17, 'Yoga', 30],
  [18, 'Cycling', 70, 'Along the river, headwind on the way back.'],
  [20, 'Swimming', 45],
  [21, 'Walking', 30],
  [22, 'Strength Training', 35],
  [24, 'Yoga', 30],
  [25, 'Walking', 50],
  [27, 'Meditation', 20],
  [28, 'Swimming', 40],
  [29, 'Walking', 30],
  [31, 'Strength Training', 40],
  [32, 'Dancing', 60],
  [34, 'Walking', 40],
];

/** How many days ago each goal was reached, by its place in the list of the demonstration member. */
export const demoGoalsReached: readonly (readonly [ago: number, place: number])[] = [
  [24, 0],
  [11, 2],
  [3, 4],
];
