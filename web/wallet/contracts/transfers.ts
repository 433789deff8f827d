/** `Transfer(address,address,uint256)`, which every ERC-721 tells with all three indexed; of them a mint is the one from nobody. */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
