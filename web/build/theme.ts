/** The theme: viridian on Cloudscape's neutrals. */
import type { Theme } from '@cloudscape-design/components/theming';

const both = (value: string) => ({ light: value, dark: value });

const viridian = {
  50: both('#effaf6'),
  100: both('#d3f2e7'),
  200: both('#aee6d3'),
  300: both('#74d3b8'),
  400: both('#41bd9d'),
  500: both('#169a7c'),
  600: both('#0b7560'),
  700: both('#0a5a4b'),
  800: both('#0a483d'),
  900: both('#083a32'),
  950: both('#052a24'),
  1000: both('#031815'),
};

export const theme: Theme = { referenceTokens: { color: { primary: viridian } }, tokens: {} };

/**
 * The tokens for the product's own stylesheets, as `--plumb-accent` and so on. Cloudscape's names change between
 * versions.
 */
export const properties = {
  accent: 'colorTextAccent',
  action: 'colorBackgroundButtonPrimaryDefault',
  alert: 'colorBackgroundNotificationRed',
  error: 'colorTextStatusError',
  field: 'colorBorderInputDefault',
  font: 'fontFamilyBase',
  heading: 'colorTextHeadingDefault',
  hover: 'colorBackgroundDropdownItemHover',
  line: 'colorBorderDividerDefault',
  muted: 'colorTextBodySecondary',
  selected: 'colorBackgroundItemSelected',
  surface: 'colorBackgroundContainerContent',
  text: 'colorTextBodyDefault',
  'tier-high': 'colorBackgroundNotificationSeverityHigh',
  'tier-low': 'colorBackgroundNotificationGreen',
  'tier-medium': 'colorBackgroundNotificationSeverityMedium',
  'tier-not_assessed': 'colorBackgroundNotificationSeverityNeutral',
  'tier-prohibited': 'colorBackgroundNotificationSeverityCritical',
};

/** The background of the pages, which Cloudscape's layout sets in a context of its own. */
export const page = 'colorBackgroundLayoutMain';
