/** What is known of an operation from elsewhere. */
export interface Known {
  readonly name: string
  /** The reference's contracts, compiled as they were (0.8.21, 200 runs). */
  readonly reference: number | undefined
  /** A prototype of another storage layout. */
  readonly prototype: number | undefined
  /** What the chain asks for the same effects: arithmetic, not a program. */
  readonly floor: number | undefined
  /** The most it may cost, besides what follows from the prototype. */
  readonly most?: number
  /** What would be good, and fails nothing. */
  readonly stretch?: number
}

type Figure = number | undefined
type Goals = Pick<Known, 'most' | 'stretch'>
type Row = [name: string, reference: Figure, prototype?: Figure, floor?: Figure, goals?: Goals]

const rows = (list: Row[]): Known[] =>
  list.map(([name, reference, prototype, floor, goals]) => ({ name, reference, prototype, floor, ...goals }))

const overFloor = 1.3

/** Operations that no prototype was built for: below the reference, and at most 1.30 × the floor where there is one. */
const unbuilt = (list: [name: string, reference: number, floor?: number][]): Known[] =>
  list.map(([name, reference, floor]) => ({
    name,
    reference,
    prototype: undefined,
    floor,
    most: Math.min(reference - 1, floor === undefined ? Number.POSITIVE_INFINITY : Math.floor(floor * overFloor)),
  }))

const removal = { most: 63_000 }
const move = { most: 60_000 }

/** A wrapper with checker and white list; rules 0x0004, one time lock, one royalty. */
export const market = rows([
  ['wrap empty + native (user has no wNFT yet)', 394_588, 120_131, 107_886],
  ['wrap empty + native', 397_388, 103_031, 90_786, { most: 105_000 }],
  ['wrap empty + 1 ERC20', 430_513, 153_265, 136_990, { most: 155_000 }],
  ['wrap empty + 5 ERC20', 768_082, 354_330, 313_054],
  ['wrap empty + 10 ERC20', 1_211_487, 609_039, 533_134],
  ['wrap empty + 20 ERC20', 2_169_772, 1_129_734, 973_294, { stretch: 800_000 }],
  ['addCollateral native, first slot', 131_916, 38_705, 29_364, { most: 40_000 }],
  ['addCollateral native, top-up', 74_536, 38_617, 29_364, { most: 40_000 }],
  ['addCollateral 1 ERC20, first slot', 164_676, 90_931, 72_668, { most: 92_000 }],
  ['addCollateral 1 ERC20, top-up', 107_296, 71_382, 55_568],
  ['removeERC20CollateralAmount, partial (1 collaterals)', 107_786, 62_190, 52_920, removal],
  ['removeERC20CollateralAmount, partial (20 collaterals)', 253_618, 62_190, 52_920, removal],
  ['removeERC20CollateralAmount, partial (last of 20 collaterals)', undefined, undefined, undefined, removal],
  ['unWrap + 0 ERC20', 91_422, 46_084, 35_157],
  ['unWrap + 1 ERC20', 124_567, 62_860, 50_642, { most: 66_000 }],
  ['unWrap + 5 ERC20', 261_737, 129_968, 112_581],
  ['unWrap + 10 ERC20', 433_257, 213_852, 190_005],
  ['unWrap + 20 ERC20', 776_468, 381_620, 344_853, { stretch: 327_000 }],
  ['unWrap + native', 110_476, 51_550, 41_146],
])

/** The base wrapper; no white list, rules, locks and royalties unless the name says so. */
export const base = rows([
  ['wrap empty + 1 ERC20, cold pool (wrapper holds none of the token; user has no wNFT yet)', 351_061],
  ['wrap empty, nothing (user has no wNFT yet)', 221_565],
  ['wrap empty + native (user has no wNFT yet)', 294_807, 112_136, 104_926],
  ['wrap empty, nothing', 224_365, 72_275, 63_202],
  ['wrap empty + native', 297_607, 95_036, 87_826],
  ['wrap empty + 1 ERC20', 322_461, 139_486, 127_230],
  ['wrap empty + 1 ERC20 + lock + royalty + rules', 433_022, 144_119],
  ['wrap ERC721 + 0 ERC20', 296_147, 144_526, 109_241],
  ['wrap ERC721 + 1 ERC20', 394_245, 191_836, 173_269],
  ['wrap ERC721 + 5 ERC20', 712_747, 379_764, 340_933],
  ['wrap ERC721 + 10 ERC20', 1_132_315, 618_053, 550_513],
  ['wrap ERC721 + 20 ERC20', 2_042_913, 1_105_904, 969_673],
  ['wrap empty + 5 ERC20', 640_961, 327_414, 294_894],
  ['wrap empty + 10 ERC20', 1_060_525, 565_703, 504_474],
  ['wrap empty + 20 ERC20', 1_971_116, 1_053_554, 923_634, { stretch: 800_000 }],
  ['unWrap ERC721 original + 0 ERC20', 110_193, 72_067, 56_417],
  ['unWrap ERC721 original + 1 ERC20', 144_470, 88_238, 71_902],
  ['unWrap ERC721 original + 5 ERC20', 281_595, 153_058, 133_841],
  ['unWrap ERC721 original + 10 ERC20', 453_056, 236_942, 211_265],
  ['unWrap ERC721 original + 20 ERC20', 796_151, 404_710, 366_113],
  ['unWrap empty + 0 ERC20', 85_359, 49_704, 35_157],
  ['unWrap empty + 1 ERC20', 116_975, 63_875, 50_642, { most: 66_000 }],
  ['unWrap empty + 5 ERC20', 254_097, 129_728, 112_581],
  ['unWrap empty + 10 ERC20', 425_554, 213_612, 190_005],
  ['unWrap empty + 20 ERC20', 768_643, 381_380, 344_853, { stretch: 327_000 }],
  ['unWrap empty + native', 104_412, 54_537, 41_146],
  ['unWrap empty + native + 1 ERC20, emergency', 130_560],
  ['addCollateral native, first slot', 124_158, 55_805, 46_464],
  ['addCollateral native, top-up', 67_678, 38_617, 29_364, { most: 40_000 }],
  ['addCollateral 1 ERC20, first slot', 151_002, 102_246, 65_868],
  ['addCollateral 1 ERC20, new slot (1 already there)', 142_716, 87_641, 67_968],
  ['addCollateral 1 ERC20, top-up (1 there)', 94_523, 65_597, 48_768],
  ['addCollateral 1 ERC20, top-up of the last of 20', 241_210, 113_004, 50_868],
  ['addCollateral 1 ERC20, new slot (20 already there)', 289_962],
  ['addCollateral 1 ERC721', 160_337, 109_785, 73_027],
  ['addCollateral 1 ERC1155', 173_980],
  ['transfer wNFT, no fee, 0 collaterals, to a new holder', 114_201, 59_161, 55_915, move],
  ['transfer wNFT, no fee, 1 collaterals, to a new holder', 121_867, 59_161, 55_915, move],
  ['transfer wNFT, no fee, 5 collaterals, to a new holder', 152_542, 59_161, 55_915, move],
  ['transfer wNFT, no fee, 20 collaterals, to a new holder', 267_681, 59_161, 55_915, move],
  ['transfer wNFT, no fee, 0 collaterals, to an existing holder', 101_901, 42_061, 38_815],
  ['transfer wNFT, fee in ERC20 -> 1 royalty receiver, existing holder', 153_587, 77_628, 64_202],
  ['transfer wNFT, fee in ERC20 -> own collateral (no royalty), new slot, existing holder', 222_258, 102_292, 87_102],
  ['transfer wNFT, fee in ERC20 -> own collateral (no royalty), top-up, existing holder', 166_649, 82_507, 67_102],
  ['transfer wNFT, fee in ERC20 split 50/50 royalty + own collateral top-up, existing holder', 189_123, 98_301],
  ['transfer wNFT, fee in tech token -> 1 royalty receiver (holds some), existing holder', 155_970],
  ['WL on: wrap empty + 1 ERC20', 335_936],
  ['WL on: addCollateral 1 ERC20, first slot', 156_965],
  ['WL on: transfer wNFT, fee in ERC20 -> 1 royalty receiver, existing holder', 160_598],
])

/** The base wrapper with ERC-1155s on both sides. */
export const pieces = unbuilt([
  ['wrap empty + native -> ERC1155 wNFT (5 pcs)', 222_367],
  ['wrap ERC1155 -> ERC1155 wNFT', 234_579],
  ['unWrap ERC1155 wNFT (ERC1155 original)', 91_910],
])

/** Tokens that go to another chain and come back. */
export const crossing = unbuilt([
  ['setSignerStatus', 46_347],
  ['setSpawnerContract', 68_723],
  ['freeze (empty wNFT)', 174_836, 74_874],
  ['unFreeze (empty wNFT)', 126_850, 50_043],
  ['freeze (plain ERC721)', 103_589, 74_874],
  ['Spawner721.mint by oracle signature (new holder)', 76_386],
  ['Spawner721.burn', 29_136],
])

/** What owners do. */
export const administration = unbuilt([
  ['wrapper.setWNFTId', 71_249],
  ['setWLItem, first entry', 96_374, 92_897],
  ['setWLItem, entry no. 2', 82_003, 75_797],
  ['setWLItem, entry no. 10', 103_835, 75_797],
  ['setWLItem, entry no. 50', 212_995, 75_797],
  ['setWLItem, update of the last of 10', 63_751],
  ['removeWLItem (first of 10)', 39_380],
  ['setBLItem true, first', 93_151],
  ['setRules', 46_740],
  ['setWhiteList', 46_106],
  ['tech.mint, new holder', 72_830],
  ['tech.addMinter', 47_870],
  ['fixed ERC20 transfer, new holder', 51_470],
])

/** The first generation; its reference is a 0.8.10 build. */
export const first = unbuilt([
  ['setCollateralStatus', 47_860],
  ['editPartnersItem', 47_406],
  ['setFee', 74_952],
  ['wrap721, no native (user has no wNFT yet)', 267_272],
  ['wrap721, no native', 270_072],
  ['wrap721 + native', 289_972],
  ['wrap721 + native + lock + transfer fee + royalty', 379_862],
  ['addNativeCollateral, first', 46_030],
  ['addNativeCollateral, top-up', 28_930],
  ['addERC20Collateral, first', 119_983],
  ['addERC20Collateral, top-up', 61_630],
  ['addERC20Collateral x5 (sum of 5 txs)', 578_188],
  ['addERC20Collateral x10 (sum of 10 txs)', 1_255_985],
  ['addERC20Collateral x20 (sum of 20 txs)', 2_961_750],
  ['unWrap721 + 0 ERC20', 106_650],
  ['unWrap721 + 1 ERC20', 126_080],
  ['unWrap721 + 5 ERC20', 203_400],
  ['unWrap721 + 10 ERC20', 300_048],
  ['unWrap721 + 20 ERC20', 493_345],
  ['unWrap721 + native', 114_419],
  ['transfer wNFT, no fee, to a new holder', 88_841],
  ['transfer wNFT, no fee, to an existing holder', 73_741],
  ['transfer wNFT, fee minted in tech token (10% royalty), to an existing holder', 191_872],
  ['transfer wNFT, fee in ERC20 by model (10% royalty), to an existing holder', 147_324],
  ['WrapAndDistribEmpty, 10 receivers, 1 ERC20 each + native', 2_602_462],
])
