import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { type Place, pathTo, places, routerPattern } from './paths.ts'
import { LostOffer, LostOrder } from './shell/GoHome.tsx'
import { mayEnter, mustAcceptTerms, type Need } from './shell/gates.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { PageFault } from './shell/PageFault.tsx'
import { PageSkeleton } from './shell/PageSkeleton.tsx'
import { RootFrame } from './shell/RootFrame.tsx'
import { HomePage } from './swap/HomePage.tsx'
import type { Seen } from './swap/seen.ts'
import type { Title } from './words/titles.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly name?: Place
    readonly title?: Title
    readonly layout?: 'main' | 'chat'
  }
  interface HistoryState {
    /** The address whose page failed, for the 500 page's refresh. */
    readonly from?: string
    /** What a person saw of a price before they came to its offer. */
    readonly seen?: Seen
  }
}

interface Page {
  /** Missing where the page names itself. */
  readonly title?: Title
  readonly show: RouteComponent
  readonly needs?: Need
  readonly layout?: 'chat'
  /** What is shown when the page's first load fails; the 404 and 500 pages where nothing else is said. */
  readonly onFault?: RouteComponent
}

const AdminTabs = lazyRouteComponent(() => import('./admin/AdminTabs.tsx'), 'AdminTabs')

/** A page of the admin area stands below its tabs. */
function admin(title: Title, Show: RouteComponent, needs: 'staff' | 'super'): Page {
  const Framed = () => (
    <>
      <AdminTabs />
      <Show />
    </>
  )
  const preload = async () => void (await Promise.all([AdminTabs.preload?.(), Show.preload?.()]))
  return { title, show: Object.assign(Framed, { preload }), needs }
}

const OwnOrders = lazyRouteComponent(() => import('./orders/OwnOrders.tsx'), 'OwnOrders')

const AgentPage = lazyRouteComponent(() => import('./agents/AgentPage.tsx'), 'AgentPage')
const AgentNotices = lazyRouteComponent(() => import('./collateral/Notices.tsx'), 'AgentNotices')
const OwnDues = lazyRouteComponent(() => import('./dues/OwnDues.tsx'), 'OwnDues')
const WalletTotals = lazyRouteComponent(() => import('./collateral/WalletTotals.tsx'), 'WalletTotals')

const Bell = lazyRouteComponent(() => import('./notifications/Bell.tsx'), 'Bell')
const ReachHint = lazyRouteComponent(() => import('./notifications/ReachHint.tsx'), 'ReachHint')
const OfferPage = lazyRouteComponent(() => import('./swap/OfferPage.tsx'), 'OfferPage')
const WaitingCount = lazyRouteComponent(() => import('./orders/WaitingCount.tsx'), 'WaitingCount')

/** Home joins two nouns: the swap form, and below it a logged-in person's orders. */
const Home = () => <HomePage ownOrders={<OwnOrders heading="h2" />} />

/** An offer, with what a person should know before they place an order: whether any word of it will reach them. */
const Offer = Object.assign(() => <OfferPage reachHint={<ReachHint />} />, { preload: OfferPage.preload })

/** The agent page, with what an agent has to know of their collateral, and what they owe. */
const Peers = Object.assign(() => <AgentPage notices={<AgentNotices />} dues={<OwnDues />} />, {
  preload: AgentPage.preload,
})

/** Every place with its page. Pages are chunks of their own; what a later part of the product brings says so honestly. */
const pages: Readonly<Record<Place, Page>> = {
  home: { title: 'swap', show: Home },
  termsOfService: {
    title: 'termsOfService',
    show: lazyRouteComponent(() => import('./users/TermsPage.tsx'), 'TermsPage'),
  },
  offerPage: {
    title: 'offer',
    show: Offer,
    needs: 'session',
    onFault: LostOffer,
  },
  peers: {
    title: 'peerSettings',
    show: Peers,
    needs: 'session',
  },
  listCollateral: {
    title: 'depositActivation',
    show: lazyRouteComponent(() => import('./collateral/CollateralListPage.tsx'), 'CollateralListPage'),
    needs: 'session',
  },
  createCollateral: {
    title: 'addCollateral',
    show: lazyRouteComponent(() => import('./collateral/CreatePage.tsx'), 'CreatePage'),
    needs: 'session',
  },
  about: { title: 'about', show: lazyRouteComponent(() => import('./shell/AboutPage.tsx'), 'AboutPage') },
  orders: {
    title: 'orders',
    show: lazyRouteComponent(() => import('./orders/OrderListPage.tsx'), 'OrderListPage'),
    needs: 'session',
  },
  orderPage: {
    title: 'order',
    show: lazyRouteComponent(() => import('./orders/OrderPage.tsx'), 'OrderPage'),
    needs: 'session',
    onFault: LostOrder,
  },
  orderMessages: {
    title: 'orderChat',
    show: lazyRouteComponent(() => import('./messages/ChatPage.tsx'), 'ChatPage'),
    needs: 'session',
    layout: 'chat',
  },
  userPage: { title: 'user', show: lazyRouteComponent(() => import('./users/UserPage.tsx'), 'UserPage') },
  agentPage: { title: 'agent', show: NotFoundPage },
  agentProof: {
    title: 'proofOfCollateral',
    show: lazyRouteComponent(() => import('./collateral/ProofPage.tsx'), 'ProofPage'),
  },
  editCollateral: {
    title: 'editCollateral',
    show: lazyRouteComponent(() => import('./collateral/EditPage.tsx'), 'EditPage'),
    needs: 'session',
  },
  profile: {
    title: 'profile',
    show: lazyRouteComponent(() => import('./users/ProfilePage.tsx'), 'ProfilePage'),
    needs: 'session',
  },
  affiliate: {
    title: 'affiliatePrograms',
    show: lazyRouteComponent(() => import('./affiliates/AffiliatePage.tsx'), 'AffiliatePage'),
    needs: 'session',
  },
  market: {
    title: 'market',
    show: lazyRouteComponent(() => import('./swap/PublicMarketPage.tsx'), 'PublicMarketPage'),
  },
  blog: { title: 'blog', show: lazyRouteComponent(() => import('./blog/BlogPage.tsx'), 'BlogPage') },
  blogPost: { show: lazyRouteComponent(() => import('./blog/PostPage.tsx'), 'PostPage') },
  admin: admin(
    'admin',
    lazyRouteComponent(() => import('./admin/AdminIndexPage.tsx'), 'AdminIndexPage'),
    'staff',
  ),
  adminOrders: admin(
    'adminOrders',
    lazyRouteComponent(() => import('./admin/OrdersPage.tsx'), 'OrdersPage'),
    'staff',
  ),
  adminOrderPage: admin(
    'adminOrder',
    lazyRouteComponent(() => import('./orders/StaffOrderPage.tsx'), 'StaffOrderPage'),
    'staff',
  ),
  adminOrderMessages: {
    title: 'adminOrderChat',
    show: lazyRouteComponent(() => import('./messages/ChatPage.tsx'), 'AdminChatPage'),
    needs: 'staff',
    layout: 'chat',
  },
  adminUsers: admin(
    'adminUsers',
    lazyRouteComponent(() => import('./admin/UsersPage.tsx'), 'UsersPage'),
    'super',
  ),
  adminUser: admin(
    'adminUser',
    lazyRouteComponent(() => import('./admin/UserPage.tsx'), 'UserPage'),
    'super',
  ),
  adminAgents: admin(
    'adminAgents',
    lazyRouteComponent(() => import('./admin/AgentsPage.tsx'), 'AgentsPage'),
    'staff',
  ),
  adminModeration: admin(
    'adminAgentsAwaitingModeration',
    lazyRouteComponent(() => import('./admin/ModerationPage.tsx'), 'ModerationPage'),
    'staff',
  ),
  adminDues: admin(
    'adminDues',
    lazyRouteComponent(() => import('./admin/DuesPage.tsx'), 'DuesPage'),
    'staff',
  ),
  adminAgent: admin(
    'adminAgent',
    lazyRouteComponent(() => import('./admin/AdminAgentPage.tsx'), 'AdminAgentPage'),
    'staff',
  ),
  adminAudit: admin(
    'adminAudit',
    lazyRouteComponent(() => import('./admin/AuditPage.tsx'), 'AuditPage'),
    'super',
  ),
  adminAffiliates: admin(
    'adminAffiliates',
    lazyRouteComponent(() => import('./admin/AffiliatesPage.tsx'), 'AffiliatesPage'),
    'super',
  ),
  adminAffiliate: admin(
    'adminAffiliate',
    lazyRouteComponent(() => import('./admin/PartnerPage.tsx'), 'PartnerPage'),
    'super',
  ),
  adminPrices: admin(
    'adminPrices',
    lazyRouteComponent(() => import('./admin/PricesPage.tsx'), 'PricesPage'),
    'super',
  ),
  adminSwap: admin(
    'adminSwapStatistics',
    lazyRouteComponent(() => import('./admin/SwapPage.tsx'), 'SwapPage'),
    'super',
  ),
  adminHalts: admin(
    'adminHalts',
    lazyRouteComponent(() => import('./admin/HaltsPage.tsx'), 'HaltsPage'),
    'super',
  ),
  adminListBlogPosts: admin(
    'adminPosts',
    lazyRouteComponent(() => import('./admin/PostsPage.tsx'), 'PostsPage'),
    'super',
  ),
  adminCreateBlogPost: admin(
    'adminNewPost',
    lazyRouteComponent(() => import('./blog/editor/EditorPage.tsx'), 'NewPostPage'),
    'super',
  ),
  adminEditBlogPost: admin(
    'adminEditPost',
    lazyRouteComponent(() => import('./blog/editor/EditorPage.tsx'), 'EditPostPage'),
    'super',
  ),
  serverError: {
    title: 'serverError',
    show: lazyRouteComponent(() => import('./shell/ServerErrorPage.tsx'), 'ServerErrorPage'),
  },
}

const root = createRootRoute({
  component: () => <RootFrame ordersMark={<WaitingCount />} bell={<Bell />} holdings={<WalletTotals />} />,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ location }) => {
    const terms = pathTo('termsOfService')
    if (mustAcceptTerms() && location.pathname !== terms) throw redirect({ to: terms, replace: true })
  },
})

function routeOf(place: Place): AnyRoute {
  const { title, show, needs, layout = 'main', onFault } = pages[place]
  return createRoute({
    getParentRoute: () => root,
    path: routerPattern(place),
    component: show,
    staticData: { name: place, layout, ...(title !== undefined && { title }) },
    beforeLoad: ({ params }) => {
      if (place === 'agentPage') throw redirect({ to: agentsPlace(params as { agentAddr: string }), replace: true })
      if (needs && !mayEnter(needs)) throw redirect({ to: pathTo('home'), replace: true })
    },
    ...(onFault && { errorComponent: onFault }),
  })
}

/** An agent's address leads staff to the agent and everyone else to the user. */
function agentsPlace({ agentAddr }: { agentAddr: string }): string {
  return mayEnter('staff') ? pathTo('adminAgent', { agentAddr }) : pathTo('userPage', { userAddr: agentAddr })
}

export const router = createRouter({
  routeTree: root.addChildren((Object.keys(places) as Place[]).map(routeOf)),
  // A path that goes on beyond a page is no page: it must not be judged by that page's gate.
  notFoundMode: 'root',
  defaultErrorComponent: PageFault,
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPreload: 'intent',
  scrollRestoration: true,
})
