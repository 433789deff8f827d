/** Every place of the application by its name (specification, second file §2.1). `{name}` is a parameter. */
export const places = {
  home: '/',
  termsOfService: '/terms-of-service',
  offerPage: '/offer/{offerId}',
  peers: '/peers',
  listCollateral: '/peers/deposit',
  createCollateral: '/peers/deposit/create',
  about: '/about',
  orders: '/orders',
  orderPage: '/orders/{orderId}',
  orderMessages: '/orders/{orderId}/messages',
  userPage: '/users/{userAddr}',
  agentPage: '/agents/{agentAddr}',
  agentProof: '/agents/{agentAddr}/proof',
  editCollateral: '/collateral/{chainId}/{contractAddress}/{tokenId}',
  profile: '/profile',
  affiliate: '/affiliate',
  market: '/market',
  blog: '/blog',
  blogPost: '/blog/{postId}',
  admin: '/admin',
  adminOrders: '/admin/orders',
  adminOrderPage: '/admin/orders/{orderId}',
  adminOrderMessages: '/admin/orders/{orderId}/messages',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/{userAddr}',
  adminAgents: '/admin/peers',
  adminModeration: '/admin/peers/moderation',
  adminDues: '/admin/peers/dues',
  adminAgent: '/admin/peers/{agentAddr}',
  adminAffiliates: '/admin/affiliates',
  adminAffiliate: '/admin/affiliates/{userAddr}',
  adminPrices: '/admin/prices',
  adminSwap: '/admin/swap',
  adminAudit: '/admin/audit',
  adminHalts: '/admin/halts',
  adminListBlogPosts: '/admin/blog/list',
  adminCreateBlogPost: '/admin/blog',
  adminEditBlogPost: '/admin/blog/{postId}',
  serverError: '/500',
} as const

/** The specification uses two names for one place. */
const aliases = { adminOrder: 'adminOrderPage' } as const

export type Place = keyof typeof places
export type PlaceName = Place | keyof typeof aliases

type Pattern<Name extends PlaceName> = Name extends Place
  ? (typeof places)[Name]
  : Name extends keyof typeof aliases
    ? (typeof places)[(typeof aliases)[Name]]
    : never

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The parameters of a place. */
export type PlaceParams<Name extends PlaceName> = Record<Names<Pattern<Name>>, string>

type Given<Name extends PlaceName> = [Names<Pattern<Name>>] extends [never] ? [] : [params: PlaceParams<Name>]

function patternOf(name: PlaceName): string {
  return places[name in aliases ? aliases[name as keyof typeof aliases] : (name as Place)]
}

/** The path of a place: `pathTo('orderPage', { orderId })`. No path is written by hand anywhere else. */
export function pathTo<Name extends PlaceName>(name: Name, ...[params]: Given<Name>): string {
  const values: Record<string, string> = params ?? {}
  return patternOf(name).replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
}

/** A place's pattern as the router writes it: `/orders/$orderId`. */
export function routerPattern(place: Place): string {
  return places[place].replaceAll(/\{(\w+)\}/g, '$$$1')
}
