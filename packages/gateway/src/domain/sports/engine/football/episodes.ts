import type { IncidentKind } from '@pavilion/contract/sports';
import type { Incident, Side } from '../sport-model';
import { redCardPause } from './incident-rules';

/** A stop of play that suspends the markets from its first to its last incident. */
export interface Episode {
  /** When it begins, as a share of the match. */
  readonly share: number;
  readonly kind: 'goal' | 'alarm' | 'red';
  readonly side: Side;
}

/** A course of an episode: kinds of incidents with the shortest and longest seconds since the one before. */
type Course = readonly (readonly [kind: IncidentKind<'football'>, least: number, most: number])[];

const danger = ['danger', 0, 0] as const;
const penalty = ['penalty', 8, 12] as const;

const goalCourses: readonly (readonly [chance: number, course: Course])[] = [
  [0.1, [danger, penalty, ['goal', 40, 70], ['goal-confirmed', 15, 25], ['resume', 10, 15]]],
  [0.15, [danger, ['goal', 10, 20], ['video-review', 4, 8], ['goal-confirmed', 30, 90], ['resume', 10, 15]]],
  [0.75, [danger, ['goal', 10, 20], ['goal-confirmed', 15, 25], ['resume', 10, 15]]],
];

const alarmCourses: typeof goalCourses = [
  [0.015, [danger, penalty, ['penalty-missed', 40, 70], ['resume', 5, 5]]],
  [0.02, [danger, ['goal', 10, 20], ['video-review', 4, 8], ['goal-cancelled', 30, 90], ['resume', 10, 15]]],
  [0.965, [danger, ['resume', 10, 20]]],
];

const redCourses: typeof goalCourses = [
  [
    1,
    [
      ['red', 0, 0],
      ['resume', redCardPause, redCardPause],
    ],
  ],
];

const courses = { goal: goalCourses, alarm: alarmCourses, red: redCourses } as const;

const courseAt = (options: typeof goalCourses, uniform: number): Course => {
  let left = uniform;
  for (const [chance, course] of options) {
    left -= chance;
    if (left < 0) return course;
  }
  return options.at(-1)![1];
};

/** The incidents of an episode that begins at a match second. */
export const incidentsOf = (
  { kind, side }: Episode,
  beginsAt: number,
  next: () => number,
): readonly Incident<'football'>[] => {
  let at = beginsAt;
  return courseAt(courses[kind], next()).map(([incident, least, most]) => {
    at += most > least ? least + (most - least) * next() : least;
    return { at, kind: incident, side };
  });
};
