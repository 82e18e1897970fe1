/** Something that whoever starts Plumbline can put right: it is told in its own words, without a stack. */
export class Refusal extends Error {}
