/**
 * The widths in CSS pixels at which the product's own layout changes. Stylesheets use the same, which a test checks.
 */
export const WIDTH_TIERS = { phone: 450, small: 600, medium: 750, large: 1000 } as const;
