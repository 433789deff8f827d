import { createRequire } from 'node:module'
import { readFileSync, globSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { createTestClient, http, publicActions, walletActions, encodeDeployData, encodeFunctionData, getContractAddress } from 'viem'
import { foundry } from 'viem/chains'
import { mnemonicToAccount } from 'viem/accounts'
const require = createRequire(import.meta.url)
const solc = require('solc')
const files = globSync('contracts/{types,interfaces,libraries,wrapper,lists,tokens}/**/*.sol').concat('contracts/test/support/tokens/StandardERC20.sol')
const input={language:'Solidity',sources:Object.fromEntries(files.map(f=>[f,{content:readFileSync(f,'utf8')}])),settings:{evmVersion:'cancun',viaIR:true,optimizer:{enabled:true,runs:Number(process.env.RUNS??200),details:{yul:true,yulDetails:{stackAllocation:true,optimizerSteps:'dhfoDgvulfnTUtnIf[xa[r]EscLMVcul[j]Trpeulxa[r]cLgvifCTUca[r]LSsTOtfDnca[r]Iulc]jmul[jul]VcTOculjmul:fDnTOcmu'}}},metadata:{appendCBOR:false},outputSelection:{'*':{'*':['abi','evm.bytecode.object','evm.deployedBytecode'],'':['ast']}}}}
const out=JSON.parse(solc.compile(JSON.stringify(input),{import:(p)=>({contents:readFileSync('node_modules/'+p,'utf8')})}))
const C={}
for(const [f,cs] of Object.entries(out.contracts)) if(files.includes(f)) for(const [n,c] of Object.entries(cs)) C[n]={...c,file:f}
console.log('size', C.MarketWrapper.evm.deployedBytecode.object.length/2)
const fns=[]
for(const [f,s] of Object.entries(out.sources)) { const walk=(n)=>{ if(n?.nodeType==='FunctionDefinition'){const [a,l]=n.src.split(':').map(Number);fns.push({i:s.id,a,e:a+l,n:f.split('/').pop()+':'+n.name})} for(const k of Object.values(n??{})) if(k&&typeof k==='object') walk(k)}; walk(s.ast) }
const src=Object.fromEntries(Object.entries(out.sources).map(([f,s])=>[s.id,f]))
const anvil=spawn('node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil',['--port','18999','--steps-tracing','--disable-code-size-limit','--hardfork','cancun','--silent'],{stdio:'inherit'})
await new Promise(r=>setTimeout(r,1500))
const client=createTestClient({chain:foundry,mode:'anvil',transport:http('http://127.0.0.1:18999')}).extend(publicActions).extend(walletActions)
const acct=(i)=>mnemonicToAccount('test test test test test test test test test test test junk',{addressIndex:i})
const [owner,alice,remover]=[acct(0),acct(1),acct(2)]
process.on('exit',()=>anvil.kill());process.on('uncaughtException',(e)=>{console.log(String(e).slice(0,300));anvil.kill();process.exit(1)})
const send=async(account,o)=>{const hash=await client.sendTransaction({account,chain:foundry,...o,gas:12000000n});const r=await client.waitForTransactionReceipt({hash,pollingInterval:20});if(r.status!=='success') throw new Error('reverted '+hash);return r}
const dep=async(n,args=[])=>(await send(owner,{data:encodeDeployData({abi:C[n].abi,bytecode:'0x'+C[n].evm.bytecode.object,args})})).contractAddress
const call=(a,n,to,fn,args=[],value=0n)=>send(a,{to,value,data:encodeFunctionData({abi:C[n].abi,functionName:fn,args})})
const nonce=await client.getTransactionCount({address:owner.address})
const tech=await dep('TechToken',[getContractAddress({from:owner.address,nonce:BigInt(nonce)+1n})])
const W=await dep('MarketWrapper',[tech]); const N=await dep('WrappedNFT721',['a','b','http://x/']); const K=await dep('MarketChecker',[W]); const L=await dep('WhiteList'); const T=await dep('StandardERC20',['t','t'])
await call(owner,'WrappedNFT721',N,'setMinter',[W]);await call(owner,'MarketWrapper',W,'setCheckerAddress',[K]);await call(owner,'MarketWrapper',W,'setWhiteList',[L])
await call(owner,'MarketWrapper',W,'setTrustedAddress',[remover.address,true]);await call(owner,'MarketChecker',K,'setTrustedAddress',[remover.address,true]);await call(owner,'MarketWrapper',W,'setWNFTId',[3,N,0n])
await call(owner,'WhiteList',L,'setWLItem',[{assetType:2,contractAddress:T},{enabledForFee:true,enabledForCollateral:true,enabledRemoveFromCollateral:true,transferFeeModel:tech}])
await call(owner,'StandardERC20',T,'mint',[alice.address,10n**24n]);await call(alice,'StandardERC20',T,'approve',[W,2n**256n-1n])
const zero='0x0000000000000000000000000000000000000000'
const now=(await client.getBlock()).timestamp
const inData={inAsset:{asset:{assetType:0,contractAddress:zero},tokenId:0n,amount:0n},unWrapDestination:zero,fees:[],locks:[{lockType:'0x00',param:now+BigInt(process.env.LOCK??31536000)}],royalties:[{beneficiary:remover.address,percent:10000}],outType:3,outBalance:0n,rules:'0x0004'}
const item=[{asset:{assetType:2,contractAddress:T},tokenId:0n,amount:5n*10n**18n}]
await call(alice,'MarketWrapper',W,'wrap',[inData,item,alice.address],10n**18n)
await call(alice,'MarketWrapper',W,'wrap',[inData,item,alice.address],10n**18n)
const which=process.argv[2]??'native'
let r
if(which==='native') r=await call(alice,'MarketWrapper',W,'wrap',[inData,[],alice.address],10n**18n)
if(which==='erc20') r=await call(alice,'MarketWrapper',W,'wrap',[inData,item,alice.address],0n)
if(which==='remove') {await call(remover,'MarketWrapper',W,'removeERC20CollateralAmount',[N,2n,T,10n**18n]); r=await call(remover,'MarketWrapper',W,'removeERC20CollateralAmount',[N,2n,T,10n**18n])}
if(which==='unwrap0'||which==='unwrap1') { await call(alice,'MarketWrapper',W,'wrap',[inData,which==='unwrap0'?[]:item,alice.address],0n); await client.increaseTime({seconds:40000000}); await client.mine({blocks:1}); r=await call(alice,'MarketWrapper',W,'unWrap',[N,3n]) }
console.log(which,r.gasUsed)
const tr=await client.request({method:'debug_traceTransaction',params:[r.transactionHash,{}]})
// map
const addr={[W.toLowerCase()]:'MarketWrapper',[N.toLowerCase()]:'WrappedNFT721',[K.toLowerCase()]:'MarketChecker',[L.toLowerCase()]:'WhiteList',[T.toLowerCase()]:'StandardERC20'}
const maps={}
const mapOf=(n)=>{ if(maps[n]) return maps[n]; const d=C[n].evm.deployedBytecode; const code=Buffer.from(d.object,'hex'); const m={}; let cur=[0,0,-1],pc=0; for(const e of d.sourceMap.split(';')){const p=e.split(':');for(let j=0;j<3;j++) if(p[j]) cur[j]=+p[j]; let best=null;for(const f of fns) if(f.i===cur[2]&&f.a<=cur[0]&&f.e>=cur[0]+cur[1]&&(!best||f.e-f.a<best.e-best.a)) best=f; m[pc]=best?best.n:(src[cur[2]]?.split('/').pop()??'gen'); const op=code[pc]; pc+=op>=0x60&&op<=0x7f?op-0x5e:1} return maps[n]=m }
const stack=['MarketWrapper']; const sum={}; let big=[]
const L2=tr.structLogs
for(let i=0;i<L2.length;i++){const s=L2[i],nx=L2[i+1]; while(stack.length>s.depth) stack.pop(); const who=stack[stack.length-1]
 let cost=s.gasCost; if(nx&&nx.depth===s.depth) cost=s.gas-nx.gas; else if (nx&&nx.depth>s.depth) { cost=0 } 
 const heavy=['SLOAD','SSTORE','LOG0','LOG1','LOG2','LOG3','LOG4','TLOAD','TSTORE'].includes(s.op)||['CALL','STATICCALL','DELEGATECALL'].includes(s.op)
 const key=heavy?'*'+who+' '+s.op:who+' '+(mapOf(who)?.[s.pc]??'?')
 if(nx&&nx.depth>s.depth){ const st=s.stack; const a='0x'+BigInt(st[st.length-2]).toString(16).padStart(40,'0'); stack.push(addr[a]??'?'); if(!addr[a]) maps['?']={} ; continue }
 sum[key]=(sum[key]||0)+cost
}
for(const [k,v] of Object.entries(sum).sort((a,b)=>b[1]-a[1]).slice(0,50)) console.log(v,k)
anvil.kill()
process.exit(0)
