/**
 * A drawing in a box of 24 by 24: a body, which is tinted and outlined, and lines. One hand, one line weight: whatever
 * is added should look as if it had always been there.
 */
export interface Shape {
  body?: string;
  line?: string;
}
