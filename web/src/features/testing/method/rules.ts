type Facts = { formula?: string; source?: string };

/** Formulas and sources of the rules by section. Their texts are in `testMethod`. */
export const FACTS = {
  large: {
    ratio: { formula: 'p₁ ÷ p₀ < 0.80 | p₁ ÷ p₀ > 1.25', source: '29 CFR 1607.4(D)' },
    difference: { formula: '|p₁ − p₀| > 0.10' },
    scores: { formula: '|x̄₁ − x̄₀| ÷ s > 0.2', source: 'Cohen (1988)' },
    amounts: {
      formula: '|x̄₁ − x̄₀| ÷ s > 0.2 | x̄₁ ÷ x̄₀ < 0.80 | |P(x₁ > x₀) − P(x₁ < x₀)| > 0.11',
      source: 'Cohen (1988), Cliff (1993)',
    },
  },
  significant: {
    two: { source: 'Fisher (1935)' },
    all: { formula: 'p = (1 + k) ÷ (1 + m), χ²', source: 'Besag & Clifford (1991)' },
    holm: { formula: 'max(p(j) · (m − j + 1))', source: 'Holm (1979)' },
    amounts: { source: 'Welch (1947), Mann & Whitney (1947), Kruskal & Wallis (1952)' },
  },
  reference: {},
  errors: {
    trade: { source: 'Chouldechova (2017)' },
    odds: { formula: '(ΔFPR + ΔTPR) ÷ 2', source: 'Hardt, Price & Srebro (2016)' },
  },
  language: {
    rates: { formula: 'P(|Σ ±d| ≥ |Σ d|)', source: 'McNemar (1947), Fisher (1935)' },
    several: { source: 'Cochran (1950), Friedman (1937)' },
    intervals: { formula: 'n ÷ deff', source: 'Kish (1965)' },
    tone: { formula: 'Σ r ÷ n', source: 'Nielsen (2011)' },
    scores: { source: 'Wilcoxon (1945), Efron (1979)' },
  },
  intervals: {
    rate: { source: 'Wilson (1927)' },
    difference: { source: 'Newcombe (1998)' },
    amounts: { source: 'Welch (1947)' },
    ratio: { formula: 'exp(ln r ± z · √(1/a − 1/n + 1/b − 1/m))', source: 'Katz et al. (1978)' },
    strata: { source: 'Mantel & Haenszel (1959), Robins, Breslow & Greenland (1986)' },
  },
  power: {
    records: { source: 'Fleiss, Tytun & Ury (1980)' },
    pairs: { formula: '|d| = (z(1 − α/2) + z(0.80)) · s ÷ √n' },
  },
} satisfies Record<string, Record<string, Facts>>;
