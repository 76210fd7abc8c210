const [LF, CR] = [0x0a, 0x0d];
/** A profile has hundreds of LFs, since they begin its fields; each of the first few would be after a CR by chance. */
const FEW = 8;

/** Whether git made every LF in the file CR LF. */
export function hasAddedReturns(file: Uint8Array): boolean {
  let pairs = 0;
  for (let at = file.indexOf(LF); at >= 0; at = file.indexOf(LF, at + 1)) {
    if (file[at - 1] !== CR) return false;
    pairs++;
  }
  return pairs >= FEW;
}
