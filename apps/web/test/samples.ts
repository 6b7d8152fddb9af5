import type { User } from '@pomona/contract/accounts';
import type { ConfigReply } from '@pomona/contract/system';

export function makeUser(own: Partial<User> = {}): User {
  return {
    id: 'member-1',
    name: 'Ada Quince',
    email: 'ada@example.org',
    bio: '',
    avatar: null,
    is_admin: false,
    favorite_recipes: [],
    preferences: {
      dietary_preferences: [],
      allergens: [],
      health_goals: [],
      favorite_cuisines: [],
    },
    goals: [],
    counters: {
      recipes_saved: 0,
      goals_achieved: 0,
      goals_total: 0,
      streak_days: 0,
      level: 'Beginner',
    },
    created_at: '2026-11-01T08:00:00.000Z',
    ...own,
  };
}

export function makeConfig(own: Partial<ConfigReply> = {}): ConfigReply {
  return {
    version: '0.1.0',
    languages: ['en', 'es', 'fr', 'de'],
    demo: { email: 'demo@example.org', password: 'demo-plum-1' },
    demo_admin: { email: 'admin@example.org', password: 'admin-plum-1' },
    registration_open: true,
    chat_enabled: true,
    marketing_claims: true,
    admin_grant_open: false,
    mail_enabled: false,
    chef: { models: [] },
    figures: { recipes: 40, members: 12, reviews: 31, average_rating: 4.6 },
    ...own,
  };
}
