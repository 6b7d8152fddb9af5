import type { AdminFigures } from '@pomona/contract/admin/figures';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { countPeople, countRecipes } from './store.ts';

export interface Figures {
  readFigures(): Promise<AdminFigures>;
}

interface FiguresParts {
  database: Database;
  databaseClock: DatabaseClock;
}

export function createFigures({ database, databaseClock }: FiguresParts): Figures {
  return {
    async readFigures() {
      const [recipes, people] = await Promise.all([
        countRecipes(database),
        countPeople(database, databaseClock()),
      ]);
      return {
        total_recipes: recipes.all,
        public_recipes: recipes.publicOnes,
        total_users: people.all,
        active_users: people.active,
        new_users_today: people.newToday,
      };
    },
  };
}
