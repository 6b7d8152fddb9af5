import type { ActivityType, SymptomType } from '@pomona/contract/wellness';
import {
  Bike,
  CircleDot,
  Cookie,
  Dumbbell,
  Flower2,
  Footprints,
  HeartPulse,
  type LucideIcon,
  MoonStar,
  Music,
  Smile,
  Waves,
  Wind,
  Zap,
} from 'lucide-react';

export const symptomIcons: Record<SymptomType, LucideIcon> = {
  energy: Zap,
  mood: Smile,
  cravings: Cookie,
  sleep: MoonStar,
  stress: Wind,
};

export const activityIcons: Record<ActivityType, LucideIcon> = {
  Yoga: Flower2,
  Walking: Footprints,
  'Strength Training': Dumbbell,
  Cardio: HeartPulse,
  Swimming: Waves,
  Cycling: Bike,
  Dancing: Music,
  Meditation: CircleDot,
};
