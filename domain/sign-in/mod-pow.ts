const mod = (value: bigint, modulus: bigint) => {
  const rest = value % modulus;
  return rest < 0n ? rest + modulus : rest;
};

/**
 * `base` to the power of `exponent`, modulo `modulus`, for SRP password proofs. It processes four bits of the exponent
 * at a time.
 */
export const modPow = (base: bigint, exponent: bigint, modulus: bigint) => {
  const first = mod(base, modulus);
  const powers = [1n];
  for (let power = first; powers.length < 16; power = (power * first) % modulus) powers.push(power);
  let result = 1n;
  for (const digit of exponent.toString(16)) {
    for (let bit = 0; bit < 4; bit++) result = (result * result) % modulus;
    const power = powers[Number.parseInt(digit, 16)];
    if (power !== undefined && digit !== '0') result = (result * power) % modulus;
  }
  return result;
};
