import type { Component, Cue, Cut, Technique, Vessel } from '../../dish.ts';

export type Heat = 'low' | 'medium' | 'medium_high' | 'high';

/** How steps are written in a language; the voice of each stands in its file. */
export interface Phrases {
  /** Behind the name of a line; empty: nothing. `{a|b|c|d}`: masculine, feminine, and their plurals. */
  cuts: Readonly<Record<Cut, string>>;
  /**
   * Clauses with their alternatives. `{foods}` are the parts, `{uses}` the components, `{all}` both; `{fat}`, `{liquid}`
   * and `{seasoning}` take such parts out of them. Brackets fall away where one of their placeholders is empty; `:d` is
   * the dative.
   */
  techniques: Readonly<Record<Technique, readonly string[]>>;
  /** `{s}`: the pronoun of the food; `{a|b}`: singular and plural; four forms as in `cuts`. */
  cues: Readonly<Record<Cue, string>>;
  /** "in a pan | in the pan | to a pan | to the pan". */
  vessels: Readonly<Record<Vessel, string>>;
  heats: Readonly<Record<Heat, string>>;
  /** Cells as in `nouns.ts`. */
  components: Readonly<Record<Component, string>>;
  /** In front of the first step that runs beside another pot. */
  meanwhile: readonly string[];
  /** Where foods go that are arranged on what is served already. */
  beside: string;
  /** Between two clauses of a sentence. */
  joints: readonly string[];
  /** "half of {x}", "a third of {x}" and "the rest of {x}". */
  half: string;
  third: string;
  rest: string;
}
