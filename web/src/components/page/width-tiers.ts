/** The widths in CSS pixels at which our own layout changes. Style sheets use the same three; a test holds them to it. */
export const WIDTH_TIERS = { phone: 450, small: 600, medium: 750 } as const;

/** Where Cloudscape's layout turns the side navigation into a drawer. What follows the drawer follows this width. */
export const CLOUDSCAPE_DRAWER = 688;
