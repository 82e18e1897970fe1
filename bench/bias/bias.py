"""
The same tables as `bench/bias/process.ts` computes, with pandas as one writes it who knows it well: categories, no loop
over rows. Of the 2,000 samples of scores it draws a few, and their time is multiplied.
"""

import json
import sys
import time

import numpy as np
import pandas as pd

try:
    from scipy.stats import fisher_exact
except ImportError:
    fisher_exact = None

file, kind = sys.argv[1], sys.argv[2]
began = time.perf_counter()
data = pd.read_csv(file, dtype={"department": "category"} | dict.fromkeys(["sex", "race", "age", "region"], "category"))
if kind == "scores":
    data["selected"] = data["outcome"] > data["outcome"].median()
else:
    data["selected"] = data["outcome"] == "yes"

Z = 1.959963984540054
rates = []
for attributes in [["sex"], ["race"], ["age"], ["region"], ["sex", "race"]]:
    groups = data.groupby(attributes, observed=True)["selected"].agg(["size", "sum"])
    n, k = groups["size"], groups["sum"]
    rate = k / n
    groups["middle"] = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
    groups["width"] = Z / (1 + Z * Z / n) * np.sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    best = rate.idxmax()
    groups["ratio"] = rate / rate[best]
    if fisher_exact:
        groups["p"] = [
            fisher_exact([[a, b - a], [k[best], n[best] - k[best]]])[1] for a, b in zip(k, n)
        ]
    errors = data.groupby([*attributes, "label", "selected"], observed=True).size().unstack(fill_value=0)
    strata = data.groupby([*attributes, "department"], observed=True)["selected"].agg(["size", "sum"])
    base = strata.xs(best, level=0) if len(attributes) == 1 else strata.loc[best]
    for name in groups.index:
        part = strata.xs(name, level=0) if len(attributes) == 1 else strata.loc[name]
        both = part.join(base, lsuffix="_group", rsuffix="_best")
        a, c = both["sum_group"], both["sum_best"]
        b, d = both["size_group"] - a, both["size_best"] - c
        total = a + b + c + d
        odds = (a * d / total).sum() / (b * c / total).sum()
    if kind == "scores":
        ranks = data["outcome"].rank()
        auc = {}
        for name, rows in data.groupby(attributes, observed=True).indices.items():
            part = data["outcome"].iloc[rows].rank()
            positive = data["label"].iloc[rows] == 1
            p, q = positive.sum(), (~positive).sum()
            auc[name] = (part[positive.values].sum() - p * (p + 1) / 2) / (p * q)
    rates.append([[*(name if isinstance(name, tuple) else (name,)), int(a), int(b)] for name, a, b in zip(groups.index, k, n)])

SAMPLES, DRAWN = 2000, 10
samples_ms = 0.0
if kind == "scores":
    random = np.random.default_rng(1)
    scores = data["outcome"].to_numpy()
    codes = [
        data.groupby(one, observed=True).ngroup().fillna(-1).to_numpy().astype(int)
        for one in [["sex"], ["race"], ["age"], ["region"], ["sex", "race"]]
    ]
    samples_began = time.perf_counter()
    for _ in range(DRAWN):
        drawn = random.integers(0, len(scores), len(scores))
        above = scores[drawn] > np.median(scores[drawn])
        for code in codes:
            known = code[drawn] >= 0
            ratio = np.bincount(code[drawn][known], above[known]) / np.bincount(code[drawn][known])
    samples_ms = (time.perf_counter() - samples_began) * 1000 * (SAMPLES / DRAWN - 1)

print(json.dumps({"ms": (time.perf_counter() - began) * 1000 + samples_ms, "rates": rates}))
