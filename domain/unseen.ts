/**
 * What cannot be seen in a text, or hides what is beside it: controls, formats, separators of lines, blank letters (Hangul fillers,
 * the empty Braille pattern), and more marks on one letter than any script needs.
 */
export const unseen = /[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0\u2800]|\p{M}{5,}/u
